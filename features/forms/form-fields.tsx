import { Checkbox, Field, PasswordInput, TextInput, type TextInputProps } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'

type Common<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  label: string
  hint?: ReactNode
}

export type FormTextProps<Values extends FieldValues, Output> = Common<Values, Output> & {
  name: FieldPath<Values>
  required?: boolean
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>

/** A labelled line of text of a form, with its first error. `type="password"` can be looked at. */
export function FormText<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  required = true,
  type,
  autoComplete,
  ...input
}: FormTextProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  const shared = { ...field, value: field.value ?? '', ...input }
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      {type === 'password' ? (
        <PasswordInput
          {...shared}
          autoComplete={autoComplete === 'new-password' ? 'new-password' : 'current-password'}
        />
      ) : (
        <TextInput {...shared} type={type} autoComplete={autoComplete} />
      )}
    </Field>
  )
}

export type FormCheckboxProps<Values extends FieldValues, Output> = Common<Values, Output> & {
  name: FieldPathByValue<Values, boolean | undefined>
}

/** A box to tick of a form. */
export function FormCheckbox<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
}: FormCheckboxProps<Values, Output>) {
  const { field } = useController({ control, name })
  return <Checkbox {...field} label={label} hint={hint} value={Boolean(field.value)} />
}
