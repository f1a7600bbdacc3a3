import { Callout } from '@whirligig/ui'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'

export type FormErrorProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> }

/**
 * The error of the last submit that belongs to no single field. It stays until the next submit. Render it above the submit
 * button.
 */
export function FormError<Values extends FieldValues, Output>({ control }: FormErrorProps<Values, Output>) {
  const { root } = useFormState({ control }).errors
  return root?.message ? (
    <Callout tone="error" role="alert">
      {root.message}
    </Callout>
  ) : null
}
