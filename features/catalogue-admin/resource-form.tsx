import { type Control, type FieldValues, useFormState } from '@whirligig/core/forms'
import { Button, Text } from '@whirligig/ui'
import type { ComponentProps, ReactNode } from 'react'

export type ResourceFormProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  submitting: boolean
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  /** The error of the last submit. */
  error: ReactNode
  children: ReactNode
}

/** The form of a brand, category or product. Its submit button stays on the screen, and says that changes are not saved. */
export function ResourceForm<Values extends FieldValues, Output>({
  control,
  label,
  submitLabel,
  submitting,
  onSubmit,
  error,
  children,
}: ResourceFormProps<Values, Output>) {
  const { isDirty } = useFormState({ control })
  return (
    <form noValidate aria-label={label} className="grid grid-cols-1 max-w-2xl gap-5" onSubmit={onSubmit}>
      {children}
      {error}
      <div className="sticky bottom-0 z-2 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" loading={submitting}>
          {submitLabel}
        </Button>
        <Text role="status" size="sm" tone="soft" weight="semibold">
          {isDirty && !submitting ? 'Unsaved changes' : ''}
        </Text>
      </div>
    </form>
  )
}
