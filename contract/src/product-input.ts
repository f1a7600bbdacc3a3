import * as z from 'zod/mini'
import { booleanChoice, Description, ExpectedVersion, Id, Name, Slug, slugText } from './fields.ts'
import { IMAGE_TEXT } from './image-text.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'
import { Price, Quantity } from './product-numbers.ts'
import { PRODUCT_TEXT } from './product-text.ts'

/** An optional text. A blank one and null become null, undefined stays undefined. */
const detail = (text: { long: string }) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), maxLength(LIMITS.productDetail, text.long))),
      z.transform((value) => (value === '' ? null : value)),
    ),
  )

const fields = {
  sku: slugText(PRODUCT_TEXT.sku),
  name: Name,
  description: Description,
  quantity: Quantity,
  price: Price,
  taxable: booleanChoice(PRODUCT_TEXT.taxable.required),
  age: detail(PRODUCT_TEXT.age),
  size: detail(PRODUCT_TEXT.size),
  material: detail(PRODUCT_TEXT.material),
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
  z.optional(z.array(Id).check(maxLength(LIMITS.productCategories, PRODUCT_TEXT.categories.long))),
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
    z.custom<unknown>(
      (chosen) => chosen !== '' && chosen !== null && chosen !== undefined,
      PRODUCT_TEXT.brand.required,
    ),
    brand,
  ),
  image: z.custom<Blob | null | undefined>((file) => file instanceof Blob, IMAGE_TEXT.required),
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
