import { LIMITS, MerchantInput } from '@whirligig/contract'
import { FormText, FormTextArea, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button, Callout } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { applyAtom } from './atoms.ts'

const NOTHING = { name: '', email: '', phoneNumber: '', brandName: '', business: '' }

export type ApplicationContainerProps = {
  /** It is sent, and its sender was told. Without it the form stays, empty, and says so. */
  onSent?: () => void
  /** Whether something was typed that has not been sent. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** Asks to sell here. */
export function ApplicationContainer({ onSent, onDirtyChange }: ApplicationContainerProps) {
  const { control, submit, reset, formState } = useZodForm(MerchantInput, NOTHING, 'application')
  const { mutateAsync: apply } = useAtomValue(applyAtom)
  const notify = useSetAtom(showToastAtom)
  const [isSent, setIsSent] = useState(false)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        setIsSent(false)
        const { message } = await apply(input)
        notify({ tone: 'success', title: message })
        reset(NOTHING)
        onDirtyChange?.(false)
        if (onSent) onSent()
        else setIsSent(true)
      })}
    >
      {isSent ? (
        <Callout tone="success">Your application is with us. A receipt is on its way to your email.</Callout>
      ) : null}
      <FormText control={control} name="name" label="Name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText control={control} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <FormText
          control={control}
          name="phoneNumber"
          label="Phone Number"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
        />
      </div>
      <FormText control={control} name="brandName" label="Brand" autoComplete="organization" />
      <FormTextArea
        control={control}
        name="business"
        label="Business"
        hint="What you make, and how many of it. At least 10 characters."
        max={LIMITS.business.max}
      />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Submit
      </Button>
    </form>
  )
}
