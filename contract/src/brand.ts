import * as z from 'zod/mini'
import { Description, ExpectedVersion, Id, Name, Slug } from './fields.ts'
import { SelectOption } from './responses.ts'

const brandFields = {
  _id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  isActive: z.boolean(),
}

/** A toy whose picture stands for its brand. */
export const BrandToy = z.object({ slug: z.string(), imageUrl: z.nullable(z.string()) })
export type BrandToy = z.infer<typeof BrandToy>

export const ShopBrand = z.object({
  ...brandFields,
  /** Up to three of its newest toys on sale, newest first. Stored lists of earlier versions have none. */
  toys: z.optional(z.array(BrandToy)),
})
export type ShopBrand = z.infer<typeof ShopBrand>
export const ShopBrandList = z.object({ brands: z.array(ShopBrand) })

/** A brand in the dashboard. */
export const Brand = z.object({
  ...brandFields,
  merchant: z.nullable(z.object({ _id: Id, name: z.string() })),
  /** The number of its products, also of those that are off. */
  productCount: z.int(),
  /** An edit sends it back, so that the server detects conflicting edits. */
  version: z.int(),
})
export type Brand = z.infer<typeof Brand>

export const BrandInput = z.object({ name: Name, description: Description })
export type BrandInput = z.infer<typeof BrandInput>
export const BrandEdit = z.object({ name: Name, slug: Slug, description: Description, version: ExpectedVersion })
export type BrandEdit = z.infer<typeof BrandEdit>
export const BrandUpdate = z.object({ brand: BrandEdit })
export const BrandActive = z.object({ brand: z.object({ isActive: z.boolean() }) })
export const BrandList = z.object({ brands: z.array(Brand) })
export const BrandResponse = z.object({ brand: Brand })
export const BrandOptions = z.object({ brands: z.array(SelectOption) })

/** The response to adding or editing a brand. */
export const BrandSavedResponse = z.object({ success: z.boolean(), message: z.string(), brand: Brand })
export type BrandSavedResponse = z.infer<typeof BrandSavedResponse>
