import { Field, PasswordInput } from '@whirligig/ui'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './form-text-fields.tsx'

export type FormPasswordProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  name: FieldPath<Values>
  autoComplete: 'current-password' | 'new-password'
}

/** A field for a password, with its label, its first error and a button that shows the password. */
export function FormPassword<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  autoComplete,
}: FormPasswordProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <PasswordInput {...field} value={field.value ?? ''} autoComplete={autoComplete} />
    </Field>
  )
}
