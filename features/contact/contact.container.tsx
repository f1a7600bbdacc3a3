import { ContactInput, LIMITS } from '@whirligig/contract'
import { FormText, FormTextArea, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button, Callout } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendMessageAtom } from './atoms.ts'

const NOTHING = { name: '', email: '', message: '' }

export type ContactContainerProps = {
  /** Whether something was typed that has not been sent. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** A message to the shop. */
export function ContactContainer({ onDirtyChange }: ContactContainerProps) {
  const { control, submit, reset, formState } = useZodForm(ContactInput, NOTHING, 'contact')
  const { mutateAsync: send } = useAtomValue(sendMessageAtom)
  const notify = useSetAtom(showToastAtom)
  const [isSent, setIsSent] = useState(false)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        setIsSent(false)
        const { message } = await send(input)
        notify({ tone: 'success', title: message })
        setIsSent(true)
        reset(NOTHING)
      })}
    >
      {isSent ? <Callout tone="success">Thank you for writing! A receipt is on its way to your email.</Callout> : null}
      <FormText control={control} name="name" label="Name" autoComplete="name" />
      <FormText control={control} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <FormTextArea control={control} name="message" label="Message" rows={5} max={LIMITS.message.max} />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Submit
      </Button>
    </form>
  )
}
