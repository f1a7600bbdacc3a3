import * as z from 'zod/mini'
import { CartLineInput } from './cart.ts'
import { FIELD_TEXT } from './field-text.ts'
import { IsoDate } from './fields.ts'
import { maxLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'

/** The cart of the browser, which the support page shows to staff. An empty cart ends that. */
export const SharedCartInput = z
  .array(z.pick(CartLineInput, { product: true, quantity: true }))
  .check(maxLength(LIMITS.cartLines, FIELD_TEXT.cart.long))
export type SharedCartInput = z.infer<typeof SharedCartInput>

/** A cart as staff see it, with current names and prices. Deleted products are left out. */
export const SharedCart = z.object({
  /** When the browser sent it. */
  updated: IsoDate,
  items: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      quantity: z.int(),
      /** The price of all pieces in dollars, without tax. */
      totalPrice: z.number(),
      /** Whether this quantity can be ordered now. */
      isAvailable: z.boolean(),
    }),
  ),
  /** What the available items cost in dollars, without tax. */
  total: z.number(),
})
export type SharedCart = z.infer<typeof SharedCart>
