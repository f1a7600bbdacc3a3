import { Field, TextArea, type TextAreaProps, TextInput, type TextInputProps } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** The props of all fields. */
export type FormFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  label: string
  hint?: ReactNode
}

export type FormTextProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  name: FieldPath<Values>
  required?: boolean
  /** Hides the label visually, where the context shows what the field is for. */
  labelHidden?: boolean
  /** For passwords there is `FormPassword`. */
  type?: Exclude<TextInputProps['type'], 'password'>
} & Pick<TextInputProps, 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>

/** A single-line text field with its label and first error. */
export function FormText<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  required = true,
  labelHidden,
  ...input
}: FormTextProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required} labelHidden={labelHidden}>
      <TextInput {...field} value={field.value ?? ''} {...input} />
    </Field>
  )
}

export type FormTextAreaProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  name: FieldPath<Values>
  required?: boolean
} & Pick<TextAreaProps, 'max' | 'rows' | 'placeholder' | 'autoComplete'>

/** A multi-line text field with its label and first error. `max` shows a character count. */
export function FormTextArea<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  required = true,
  ...area
}: FormTextAreaProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <TextArea {...field} value={field.value ?? ''} {...area} />
    </Field>
  )
}
