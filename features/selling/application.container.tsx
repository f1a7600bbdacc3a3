import { LIMITS } from '@whirligig/contract'
import { FormError, FormText, FormTextArea, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { Button, Callout } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendApplicationAtom } from './application-atoms.ts'
import { loadApplicationApi } from './load-application-api.ts'

const loadSchema = async () => (await loadApplicationApi()).MerchantInput

const DEFAULT_VALUES = { name: '', email: '', phoneNumber: '', brandName: '', business: '' }

export type ApplicationContainerProps = {
  /** Called after the application was sent. Without it the form shows a message and becomes empty. */
  onSent?: () => void
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The form for an application to sell in the shop. */
export function ApplicationContainer({ onSent, onDirtyChange }: ApplicationContainerProps) {
  const { control, submit, reset, formState } = useZodForm(loadSchema, DEFAULT_VALUES, 'application')
  const sendApplication = useSetAtom(sendApplicationAtom)
  const [isSent, setIsSent] = useState(false)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        setIsSent(false)
        await sendApplication(input)
        reset(DEFAULT_VALUES)
        onDirtyChange?.(false)
        if (onSent) onSent()
        else setIsSent(true)
      })}
    >
      {isSent ? (
        <Callout tone="success">We have received your application and sent a confirmation to your email.</Callout>
      ) : null}
      <FormText control={control} name="name" label="Name" autoComplete="name" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormText control={control} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <FormText
          control={control}
          name="phoneNumber"
          label="Phone Number"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint="Ten digits, such as 555-123-4567."
        />
      </div>
      <FormText control={control} name="brandName" label="Brand" autoComplete="organization" />
      <FormTextArea
        control={control}
        name="business"
        label="Business"
        hint="What you make and how much of it. At least 10 characters."
        max={LIMITS.business.max}
      />
      <FormError control={control} />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Submit
      </Button>
    </form>
  )
}
