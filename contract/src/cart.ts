import * as z from 'zod/mini'
import { FIELD_TEXT } from './field-text.ts'
import { Id } from './fields.ts'
import { maxLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'
import { QUANTITY_TEXT } from './quantity-text.ts'

/** A cart line as the browser stores it. Its prices are the ones that the shopper saw; the server charges its own. */
export const CartItem = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  quantity: z.int().check(z.gte(1), z.lte(LIMITS.inventory)),
  /** The unit price in dollars. */
  price: z.number().check(z.gte(0), z.lte(LIMITS.price.max)),
  taxable: z.boolean(),
  /** The price of all units in dollars. */
  totalPrice: z.number().check(z.gte(0)),
  /** The last known stock. */
  inventory: z.int().check(z.gte(0)),
})
export type CartItem = z.infer<typeof CartItem>

export const CartLineInput = z.object({
  product: Id,
  quantity: z
    .int(QUANTITY_TEXT.whole)
    .check(z.gte(1, QUANTITY_TEXT.none), z.lte(LIMITS.inventory, QUANTITY_TEXT.tooLarge)),
  price: z.number().check(z.gte(0)),
  /** A boolean as in products, or an option value as in forms. */
  taxable: z.optional(z.union([z.boolean(), z.literal([0, 1])])),
})
export const CartInput = z.object({
  products: z.array(CartLineInput).check(maxLength(LIMITS.cartLines, FIELD_TEXT.cart.long)),
})
export type CartInput = z.infer<typeof CartInput>

export const CartResponse = z.object({ success: z.boolean(), cartId: Id })
export type CartResponse = z.infer<typeof CartResponse>

/** The current catalogue data of the products in a cart. A missing product is no longer on sale. */
export const CartCheckResponse = z.object({
  products: z.array(z.omit(CartItem, { quantity: true, totalPrice: true })),
  /** The percentage of the price that is added as tax to taxable products. */
  taxRate: z.number(),
})
export type CartCheckResponse = z.infer<typeof CartCheckResponse>
