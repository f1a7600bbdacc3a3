import { LIMITS } from '@whirligig/contract'
import { type Control, FormText, FormTextArea, narrowControl } from '@whirligig/core/forms'
import type { ReactNode } from 'react'

/** The form values that brands, categories and products have in common. */
export type NameValues = { name: string; description: string }

export type NameFieldsProps<Values extends NameValues, Output> = {
  control: Control<Values, unknown, Output>
  /** Hints below the fields. */
  hints?: Partial<Record<keyof NameValues, string>>
  /** Fields between the name and the description. */
  children?: ReactNode
}

/** The fields for the name and the description. */
export function NameFields<Values extends NameValues, Output>({
  hints = {},
  children,
  ...props
}: NameFieldsProps<Values, Output>) {
  const control: Control<NameValues, unknown, Output> = narrowControl(props.control)
  return (
    <>
      <FormText control={control} name="name" label="Name" autoComplete="off" hint={hints.name} />
      {children}
      <FormTextArea
        control={control}
        name="description"
        label="Description"
        max={LIMITS.description}
        hint={hints.description}
      />
    </>
  )
}

export type SlugFieldProps<Values extends { slug: string }, Output> = {
  control: Control<Values, unknown, Output>
  hint?: string
}

/** The field for the slug of an existing row. */
export function SlugField<Values extends { slug: string }, Output>(props: SlugFieldProps<Values, Output>) {
  const control: Control<{ slug: string }, unknown, Output> = narrowControl(props.control)
  return (
    <FormText
      control={control}
      name="slug"
      label="Slug"
      autoComplete="off"
      hint={props.hint ?? 'The last part of the page address. Old links stop working when you change it.'}
    />
  )
}
