import { Checkbox } from '@whirligig/ui'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './form-text-fields.tsx'

export type FormCheckboxProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
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
