import { LIMITS } from '@whirligig/contract'
import { type Control, FormText, FormTextArea, narrowControl } from '@whirligig/core/forms'
import type { ReactNode } from 'react'

/** What is typed of anything in the catalogue. */
export type NameValues = { name: string; description: string }

export type NameFieldsProps<Values extends NameValues, Output> = {
  control: Control<Values, unknown, Output>
  /** What to say at single fields. */
  hints?: Partial<Record<keyof NameValues, string>>
  /** Below the name. */
  children?: ReactNode
}

/** What is said of anything in the catalogue. */
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

/** The address of something that is there already. */
export function SlugField<Values extends { slug: string }, Output>({ control, hint }: SlugFieldProps<Values, Output>) {
  const shared: Control<{ slug: string }, unknown, Output> = narrowControl(control)
  return (
    <FormText
      control={shared}
      name="slug"
      label="Slug"
      autoComplete="off"
      hint={hint ?? 'Its name in the address. Old links to it end when it changes.'}
    />
  )
}
