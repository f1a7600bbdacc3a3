import { Field, type Option, RadioGroup, StarInput } from '@whirligig/ui'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

type FormFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
}

/** A star rating with its label and first error. The value 0 means no rating. */
export function FormStarRating<Values extends FieldValues, Output>({
  control,
  name,
  label,
}: FormFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message} required group>
      <StarInput ref={field.ref} value={Number(field.value)} onChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  )
}

export type FormRadioGroupProps<Values extends FieldValues, Output, V extends string | number> = FormFieldProps<
  Values,
  Output
> & {
  options: readonly Option<V>[]
}

/** A radio group with its label and first error. */
export function FormRadioGroup<Values extends FieldValues, Output, V extends string | number>({
  control,
  name,
  label,
  options,
}: FormRadioGroupProps<Values, Output, V>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message} required group>
      <RadioGroup
        ref={field.ref}
        options={options}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
