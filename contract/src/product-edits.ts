import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { maxLength, minLength } from './length-checks.ts'
import { PAGE_SIZE } from './limits.ts'
import { StaffProduct } from './product.ts'
import { Price, Quantity } from './product-numbers.ts'

/** Changes of one product in a list. What is left out does not change. */
export const ListedProductEdit = z.object({
  _id: Id,
  /** In dollars. If the price is not `from` any more, nothing of the product is changed. */
  price: z.optional(z.object({ from: z.number(), to: Price })),
  /** The server adds the difference to the current stock, so that orders placed since are not lost. */
  stock: z.optional(z.object({ from: z.int(), to: Quantity })),
  isActive: z.optional(z.boolean()),
})
export type ListedProductEdit = z.infer<typeof ListedProductEdit>

/** Changes of many products. A product is listed once. */
export const ProductEdits = z.object({
  products: z.array(ListedProductEdit).check(
    minLength(1),
    maxLength(PAGE_SIZE.max),
    z.refine((edits) => new Set(edits.map(({ _id }) => _id.toLowerCase())).size === edits.length, 'Invalid input'),
  ),
})
export type ProductEdits = z.infer<typeof ProductEdits>

/** What became of each product, in the order of the request. A product fails alone: the others are changed. */
export const ProductEditsResponse = z.object({
  success: z.boolean(),
  results: z.array(
    z.object({
      _id: Id,
      /** Why it was not changed. */
      error: z.nullable(z.string()),
      /** Its current state; null if there is no such product. */
      product: z.nullable(StaffProduct),
    }),
  ),
})
export type ProductEditsResponse = z.infer<typeof ProductEditsResponse>
