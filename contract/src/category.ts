import * as z from 'zod/mini'
import { FIELD_TEXT } from './field-text.ts'
import { Description, ExpectedVersion, Id, Name, Slug } from './fields.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'

export const Category = z.object({
  _id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** Product ids. */
  products: z.array(Id),
  /** An edit sends it back, so that the server detects conflicting edits. */
  version: z.int(),
})
export type Category = z.infer<typeof Category>

/** A category in the shop. */
export const ShopCategory = z.omit(Category, { products: true, version: true })
export type ShopCategory = z.infer<typeof ShopCategory>
export const ShopCategoryList = z.object({ categories: z.array(ShopCategory) })

const products = z
  .array(Id, FIELD_TEXT.products.required)
  .check(minLength(1, FIELD_TEXT.products.required), maxLength(LIMITS.categoryProducts, FIELD_TEXT.products.long))

export const CategoryInput = z.object({ name: Name, description: Description, products })
export type CategoryInput = z.infer<typeof CategoryInput>
export const CategoryEdit = z.object({
  name: Name,
  slug: Slug,
  description: Description,
  products,
  version: ExpectedVersion,
})
export type CategoryEdit = z.infer<typeof CategoryEdit>
export const CategoryUpdate = z.object({ category: CategoryEdit })
export const CategoryActive = z.object({ category: z.object({ isActive: z.boolean() }) })
export const CategoryList = z.object({ categories: z.array(Category) })
export const CategoryResponse = z.object({ category: Category })

/** The response to adding or editing a category. */
export const CategorySavedResponse = z.object({ success: z.boolean(), message: z.string(), category: Category })
export type CategorySavedResponse = z.infer<typeof CategorySavedResponse>
