import type { Category } from '@whirligig/contract'
import type { Control } from '@whirligig/forms'

/** What is typed of any category. */
export type CategoryValues = {
  name: string
  description: string
  /** Ids. */
  products: string[]
}

export const NEW_CATEGORY: CategoryValues = { name: '', description: '', products: [] }

/** What a form shows of a category that is there. */
export const valuesOf = ({ name, slug, description, products }: Category): CategoryValues & { slug: string } => ({
  name,
  slug,
  description,
  products,
})

/** The control of any category's form. A form that has more fields than these has these, too. */
export const sharedControl = <Values extends CategoryValues, Output>(control: Control<Values, unknown, Output>) =>
  control as unknown as Control<CategoryValues, unknown, Output> // its type says that it could set all fields at once
