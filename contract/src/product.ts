import * as z from 'zod/mini'
import { FEATURED_SLUGS } from './featured-slugs.ts'
import { Id, IsoDate } from './fields.ts'
import { LIMITS } from './limits.ts'
import { pageFields, SelectOption } from './responses.ts'

export const ProductBrand = z.object({ _id: Id, name: z.string(), slug: z.string() })
export type ProductBrand = z.infer<typeof ProductBrand>

export const Product = z.object({
  _id: Id,
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Null if no image was uploaded: show the placeholder. */
  imageUrl: z.nullable(z.string()),
  /** All images in display order, `imageUrl` first. Only in responses with a single product. */
  images: z.optional(z.array(z.string())),
  /** The age that the toy is for: `From 3 years`. This, `size` and `material` are only in responses with a single product, if staff filled them in. */
  age: z.optional(z.string()),
  size: z.optional(z.string()),
  material: z.optional(z.string()),
  /** Dollars. */
  price: z.number(),
  taxable: z.boolean(),
  /** The percentage of the price that is added as tax, 0 for none. Only in the response for a single product. */
  taxRate: z.optional(z.number()),
  /** The stock. `quantity` has the same value. */
  inventory: z.int(),
  quantity: z.int(),
  isActive: z.boolean(),
  brand: z.nullable(ProductBrand),
  /** The average of the approved reviews: 1 to 5 with two decimals, or 0 without reviews. */
  averageRating: z.number(),
  totalReviews: z.int(),
  /** Only for signed-in users. */
  isLiked: z.optional(z.boolean()),
  created: IsoDate,
})
export type Product = z.infer<typeof Product>

/** A product without the texts that its card does not show. */
export const CardProduct = z.omit(Product, { sku: true, description: true })
export type CardProduct = z.infer<typeof CardProduct>

export const ProductPage = z.object({ products: z.array(Product), ...pageFields })
export type ProductPage = z.infer<typeof ProductPage>
export const ProductResponse = z.object({ product: Product })
export type ProductResponse = z.infer<typeof ProductResponse>
/** At most five toys that go well with a toy. */
export const RelatedProductList = z.object({ products: z.array(Product).check(z.maxLength(5)) })
export type RelatedProductList = z.infer<typeof RelatedProductList>
/** Products by their ids. */
export const ProductsByIds = z.object({ products: z.array(Product).check(z.maxLength(LIMITS.lookedAt)) })
export type ProductsByIds = z.infer<typeof ProductsByIds>
export const ProductOptions = z.object({ products: z.array(SelectOption) })

export const Suggestion = z.object({
  name: z.string(),
  slug: z.string(),
  imageUrl: z.nullable(z.string()),
  price: z.number(),
})
export type Suggestion = z.infer<typeof Suggestion>
export const SuggestionList = z.object({ products: z.array(Suggestion) })

/** A featured toy on sale. */
export const FeaturedProduct = z.object({
  _id: Id,
  slug: z.enum(FEATURED_SLUGS),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Dollars. */
  price: z.number(),
  taxable: z.boolean(),
  /** The stock. */
  inventory: z.int(),
  /** Only for signed-in users. */
  isLiked: z.optional(z.boolean()),
})
export type FeaturedProduct = z.infer<typeof FeaturedProduct>
/** Those of the featured toys that are on sale, in the order of `FEATURED_SLUGS`. */
export const FeaturedProductList = z.object({ products: z.array(FeaturedProduct) })
export type FeaturedProductList = z.infer<typeof FeaturedProductList>

/**
 * Why a product is not on sale: its brand or a category is inactive, its brand was deleted and it has none since, or it
 * was deactivated by hand.
 */
export const OffReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['brand', 'category']), name: z.string() }),
  z.object({ kind: z.enum(['no-brand', 'by-hand']) }),
])
export type OffReason = z.infer<typeof OffReason>

/** A product in the dashboard, on sale or not. */
export const StaffProduct = z.extend(Product, {
  /** The ids of its categories, active or not, by name. Only in responses with a single product. */
  categories: z.optional(z.array(Id)),
  /** Missing while the product is on sale. */
  offReasons: z.optional(z.array(OffReason)),
  /** An edit sends it back, so that the server detects conflicting edits. */
  version: z.int(),
})
export type StaffProduct = z.infer<typeof StaffProduct>
export const StaffProductPage = z.object({ products: z.array(StaffProduct), ...pageFields })
export type StaffProductPage = z.infer<typeof StaffProductPage>
export const StaffProductResponse = z.object({ product: StaffProduct })

/** The response to adding or editing a product. */
export const ProductSavedResponse = z.object({ success: z.boolean(), message: z.string(), product: StaffProduct })
export type ProductSavedResponse = z.infer<typeof ProductSavedResponse>
