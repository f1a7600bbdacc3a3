import { Field, MultiSelect, type MultiSelectProps, NumberInput, type Option, Select, Switch } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

type FormFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
}

export type FormSelectProps<Values extends FieldValues, Output, V extends string | number> = FormFieldProps<
  Values,
  Output
> & {
  options: readonly Option<V>[]
  placeholder?: string
  disabled?: boolean
}

/** A select with its label and first error. The value `''` means that nothing is selected. */
export function FormSelect<Values extends FieldValues, Output, V extends string | number>({
  control,
  name,
  label,
  hint,
  ...select
}: FormSelectProps<Values, Output, V>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <Select {...field} value={field.value === '' ? null : field.value} {...select} />
    </Field>
  )
}

export type FormNumberProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** The maximum number of decimal digits. */
  decimals?: 0 | 1 | 2
}

/** A field for a number of 0 or more, with its label and first error. The form value is the typed text. */
export function FormNumber<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  decimals,
}: FormNumberProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <NumberInput {...field} value={field.value ?? ''} decimals={decimals} />
    </Field>
  )
}

export type FormMultiSelectProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> &
  Pick<MultiSelectProps, 'options' | 'placeholder' | 'listLabel' | 'loading' | 'error'> & {
    /** @default true */
    required?: boolean
  }

/** A multi-select for long lists, with its label and first error. */
export function FormMultiSelect<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  required = true,
  ...select
}: FormMultiSelectProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <MultiSelect
        ref={field.ref}
        value={field.value ?? []}
        onChange={field.onChange}
        onBlur={field.onBlur}
        {...select}
      />
    </Field>
  )
}

/** A switch with its label and hint. */
export function FormSwitch<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
}: FormFieldProps<Values, Output>) {
  const { field } = useController({ control, name })
  return (
    <div className="grid justify-items-start">
      <Switch
        ref={field.ref}
        label={label}
        value={Boolean(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-describedby={hint ? `${name}-hint` : undefined}
      />
      {hint ? (
        <p id={`${name}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
