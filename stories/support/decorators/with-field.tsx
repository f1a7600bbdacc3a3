import type { Decorator } from '@storybook/react-vite'
import { Field, type FieldProps } from '@whirligig/ui'

/** Wraps the story's control in a `Field` with the props of `parameters: { field: { label, error } }`, or not if they are null. */
export const withField: Decorator = (Story, { parameters }) => {
  const field: Omit<FieldProps, 'children'> | null = parameters.field
  return field === null ? (
    <Story />
  ) : (
    <Field className="max-w-sm" {...field}>
      <Story />
    </Field>
  )
}
