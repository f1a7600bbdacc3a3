import type { Decorator } from '@storybook/react-vite'
import { Field, type FieldProps } from '@whirligig/ui'

/** Puts the control of a story into the field that `parameters: { field: { label, error } }` describes. */
export const inField: Decorator = (Story, { parameters }) => {
  const field: Omit<FieldProps, 'children'> = parameters.field
  return (
    <Field className="max-w-sm" {...field}>
      <Story />
    </Field>
  )
}
