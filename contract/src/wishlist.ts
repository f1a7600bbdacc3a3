import * as z from 'zod/mini'
import { Id, IsoDate } from './fields.ts'

export const WishlistInput = z.object({ product: Id, isLiked: z.boolean() })
export type WishlistInput = z.infer<typeof WishlistInput>

export const WishlistItem = z.object({
  _id: Id,
  product: z.object({
    _id: Id,
    slug: z.string(),
    name: z.string(),
    price: z.number(),
    imageUrl: z.nullable(z.string()),
  }),
  isLiked: z.boolean(),
  created: IsoDate,
})
export type WishlistItem = z.infer<typeof WishlistItem>
export const Wishlist = z.object({ wishlist: z.array(WishlistItem) })
