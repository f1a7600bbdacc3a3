import { LIMITS } from '@whirligig/contract'
import { FormError, FormText, FormTextArea, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { Button, Callout } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendMessageAtom } from './atoms.ts'
import { loadApi } from './load-api.ts'

const loadSchema = async () => (await loadApi()).ContactInput

const DEFAULT_VALUES = { name: '', email: '', message: '' }

export type ContactContainerProps = {
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The contact form. */
export function ContactContainer({ onDirtyChange }: ContactContainerProps) {
  const { control, submit, reset, formState } = useZodForm(loadSchema, DEFAULT_VALUES, 'contact')
  const sendMessage = useSetAtom(sendMessageAtom)
  const [isSent, setIsSent] = useState(false)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        setIsSent(false)
        await sendMessage(input)
        setIsSent(true)
        reset(DEFAULT_VALUES)
      })}
    >
      {isSent ? (
        <Callout tone="success">Thank you for your message! We have sent a confirmation to your email.</Callout>
      ) : null}
      <FormText control={control} name="name" label="Name" autoComplete="name" />
      <FormText control={control} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <FormTextArea control={control} name="message" label="Message" rows={5} max={LIMITS.message.max} />
      <FormError control={control} />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Submit
      </Button>
    </form>
  )
}
