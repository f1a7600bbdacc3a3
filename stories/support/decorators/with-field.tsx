import type { Decorator } from '@storybook/react-vite'
import { Field, type FieldProps } from '@whirligig/ui'

/** Wraps the story's control in a `Field` with the props of `parameters: { field: { label, error } }`. */
export const withField: Decorator = (Story, { parameters }) => {
  const field: Omit<FieldProps, 'children'> = parameters.field
  return (
    <Field className="max-w-sm" {...field}>
      <Story />
    </Field>
  )
}
