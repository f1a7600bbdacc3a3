import { Callout } from '@whirligig/ui'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'

export type FormErrorProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> }

/** A ref of what a failed submit shows: a long form may be scrolled elsewhere. */
export const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })

/**
 * The error of the last submit that belongs to no single field. It stays until the next submit, that of an outage until the user
 * edits or the shop is reachable again. Render it above the submit button.
 */
export function FormError<Values extends FieldValues, Output>({ control }: FormErrorProps<Values, Output>) {
  const { root } = useFormState({ control }).errors
  return root?.message ? (
    <Callout ref={scrollIntoView} tone="error" role="alert">
      {root.message}
    </Callout>
  ) : null
}
