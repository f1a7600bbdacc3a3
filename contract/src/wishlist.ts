import * as z from 'zod/mini'
import { Id, IsoDate } from './fields.ts'

export const WishInput = z.object({ product: Id, isLiked: z.boolean() })
export type WishInput = z.infer<typeof WishInput>

export const Wish = z.object({
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
export type Wish = z.infer<typeof Wish>
export const Wishlist = z.object({ wishlist: z.array(Wish) })
