import {
  Checkbox,
  Field,
  PasswordInput,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '@whirligig/ui'
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
  /** Hides the label visually, where the context shows what the field is for. */
  labelHidden?: boolean
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>

/** A single-line text field with its label and first error. `type="password"` has a button that shows the password. */
export function FormText<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  required = true,
  labelHidden,
  type,
  autoComplete,
  ...input
}: FormTextProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  const shared = { ...field, value: field.value ?? '', ...input }
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required} labelHidden={labelHidden}>
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

export type FormTextAreaProps<Values extends FieldValues, Output> = Common<Values, Output> & {
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

export type FormCheckboxProps<Values extends FieldValues, Output> = Common<Values, Output> & {
  name: FieldPathByValue<Values, boolean | undefined>
}

/** A checkbox with its label. */
export function FormCheckbox<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
}: FormCheckboxProps<Values, Output>) {
  const { field } = useController({ control, name })
  return <Checkbox {...field} label={label} hint={hint} value={Boolean(field.value)} />
}
