import type { Brand } from '@whirligig/contract'
import type { Control } from '@whirligig/forms'

/** What is typed of any brand. */
export type BrandValues = { name: string; description: string }

export const NEW_BRAND: BrandValues = { name: '', description: '' }

/** What a form shows of a brand that is there. */
export const valuesOf = ({ name, slug, description }: Brand): BrandValues & { slug: string } => ({
  name,
  slug,
  description,
})

/** The control of any brand's form. A form that has more fields than these has these, too. */
export const sharedControl = <Values extends BrandValues, Output>(control: Control<Values, unknown, Output>) =>
  control as unknown as Control<BrandValues, unknown, Output> // its type says that it could set all fields at once
