import { Button } from '@whirligig/ui'
import type { ComponentProps, ReactNode } from 'react'

export type ResourceFormProps = {
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  submitting: boolean
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  /** The error of the last submit. */
  error: ReactNode
  children: ReactNode
}

/** The form of a brand, category or product, with its submit button. */
export function ResourceForm({ label, submitLabel, submitting, onSubmit, error, children }: ResourceFormProps) {
  return (
    <form noValidate aria-label={label} className="grid grid-cols-1 max-w-2xl gap-5" onSubmit={onSubmit}>
      {children}
      {error}
      <Button type="submit" className="justify-self-start" loading={submitting}>
        {submitLabel}
      </Button>
    </form>
  )
}
