import * as z from 'zod/mini'
import { FEATURED_SLUGS } from './featured-slugs.ts'
import { booleanChoice, Description, ExpectedVersion, Id, IsoDate, Name, numeric, Slug, slugText } from './fields.ts'
import { FORM_TEXT } from './form-text.ts'
import { maxLength, minLength } from './length-checks.ts'
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

/** A number of pieces in stock, also as the text of a field. */
export const Quantity = numeric(FORM_TEXT.quantity.required, FORM_TEXT.quantity.number).check(
  z.refine((n) => Number.isInteger(n), { error: FORM_TEXT.quantity.whole, abort: true }),
  z.refine((n) => n >= 0, { error: FORM_TEXT.quantity.negative, abort: true }),
  z.refine((n) => n <= LIMITS.inventory, FORM_TEXT.quantity.tooLarge),
)

/** A price in dollars, also as the text of a field. */
export const Price = numeric(FORM_TEXT.price.required, FORM_TEXT.price.number).check(
  z.refine((n) => n >= LIMITS.price.min, { error: FORM_TEXT.price.low, abort: true }),
  z.refine((n) => n <= LIMITS.price.max, FORM_TEXT.price.high),
)

/** An optional text. A blank one and null become null, undefined stays undefined. */
const detail = (text: { long: string }) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), maxLength(LIMITS.productDetail, text.long))),
      z.transform((value) => (value === '' ? null : value)),
    ),
  )

const fields = {
  sku: slugText(FORM_TEXT.sku),
  name: Name,
  description: Description,
  quantity: Quantity,
  price: Price,
  taxable: booleanChoice(FORM_TEXT.taxable.required),
  age: detail(FORM_TEXT.age),
  size: detail(FORM_TEXT.size),
  material: detail(FORM_TEXT.material),
}

/**
 * A brand's id, alone or in a select option `{ value }` or a brand `{ _id }`. The values for no brand ('', 0, null) become
 * null; undefined stays undefined.
 */
const brand = z.pipe(
  z.transform((input: unknown) => {
    const id =
      typeof input !== 'object' || input === null
        ? input
        : 'value' in input
          ? input.value
          : '_id' in input
            ? input._id
            : input
    return id === 0 || id === '0' || id === '' ? null : id
  }),
  z.optional(z.nullable(z.string())),
)

/** Ids of categories. A form sends them in one text, separated by commas. */
const categories = z.pipe(
  z.transform((input: unknown) => (typeof input === 'string' ? input.split(',').filter(Boolean) : input)),
  z.optional(z.array(Id).check(maxLength(LIMITS.productCategories, FORM_TEXT.categories.long))),
)

/** A new product. The image is sent beside it. For a merchant the server sets the brand. */
export const ProductInput = z.object({
  ...fields,
  brand: z.optional(brand),
  categories: z.optional(categories),
  isActive: z._default(booleanChoice('Invalid input'), true),
  /** The id of a product whose pictures the new one gets, if the form has none. */
  like: z.optional(Id),
})
export type ProductInput = z.infer<typeof ProductInput>

/**
 * The form of a new product. It includes the image, and the brand is required: 0 is the option for no brand.
 */
export const ProductForm = z.extend(ProductInput, {
  brand: z.pipe(
    z.custom<unknown>((chosen) => chosen !== '' && chosen !== null && chosen !== undefined, FORM_TEXT.brand.required),
    brand,
  ),
  image: z.custom<Blob | null | undefined>((file) => file instanceof Blob, FORM_TEXT.image.required),
})
export type ProductForm = z.infer<typeof ProductForm>
/** The form of a copy of a product with pictures, which needs no image. */
export const ProductCopyForm: typeof ProductForm = z.extend(ProductForm, {
  image: z.custom<Blob | null | undefined>(),
})

/**
 * An edit of a product. Without `brand`, `age`, `size`, `material` or `categories` these do not change; null removes the first four.
 */
export const ProductEdit = z.object({
  ...fields,
  slug: Slug,
  brand: z.optional(brand),
  categories: z.optional(categories),
  version: ExpectedVersion,
  /**
   * The stock that the editor saw. With it, the server adds the difference to the current stock, so that orders placed
   * since are not lost. Without it, `quantity` replaces the stock.
   */
  inventory: z.optional(z.int()),
})
export type ProductEdit = z.infer<typeof ProductEdit>
export const ProductUpdate = z.object({ product: ProductEdit })
/** The images of a product in their new order, without those to remove. */
export const ProductPictures = z.object({
  images: z.array(z.string()).check(minLength(1), maxLength(LIMITS.productPictures)),
})
export type ProductPictures = z.infer<typeof ProductPictures>
export const ProductActive = z.object({ product: z.object({ isActive: z.boolean() }) })

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
