import * as z from 'zod/mini'
import { numeric } from './fields.ts'
import { LIMITS } from './limits.ts'
import { PRODUCT_TEXT } from './product-text.ts'
import { QUANTITY_TEXT } from './quantity-text.ts'

/** A number of pieces in stock, also as the text of a field. */
export const Quantity = numeric(QUANTITY_TEXT.required, QUANTITY_TEXT.number).check(
  z.refine((n) => Number.isInteger(n), { error: QUANTITY_TEXT.whole, abort: true }),
  z.refine((n) => n >= 0, { error: QUANTITY_TEXT.negative, abort: true }),
  z.refine((n) => n <= LIMITS.inventory, QUANTITY_TEXT.tooLarge),
)

/** A price in dollars, also as the text of a field. */
export const Price = numeric(PRODUCT_TEXT.price.required, PRODUCT_TEXT.price.number).check(
  z.refine((n) => n >= LIMITS.price.min, { error: PRODUCT_TEXT.price.low, abort: true }),
  z.refine((n) => n <= LIMITS.price.max, PRODUCT_TEXT.price.high),
)
