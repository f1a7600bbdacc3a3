import { LIMITS } from '@whirligig/contract'
import { type Control, FormText, FormTextArea } from '@whirligig/forms'
import type { ReactNode } from 'react'
import { type BrandValues, sharedControl } from './brand-values.ts'

export type BrandFieldsProps<Values extends BrandValues, Output> = {
  control: Control<Values, unknown, Output>
  /** What to say at single fields. */
  hints?: Partial<Record<keyof BrandValues, string>>
  /** Below the name. */
  children?: ReactNode
}

/** What is said of any brand. */
export function BrandFields<Values extends BrandValues, Output>({
  hints = {},
  children,
  ...props
}: BrandFieldsProps<Values, Output>) {
  const control = sharedControl(props.control)
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
