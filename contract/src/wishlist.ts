import * as z from 'zod/mini'
import { Id, IsoDate } from './fields.ts'

export const WishlistInput = z.object({ product: Id, isLiked: z.boolean() })
export type WishlistInput = z.infer<typeof WishlistInput>

const WishedProduct = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  /** Dollars. */
  price: z.number(),
  taxable: z.boolean(),
  /** The stock. */
  inventory: z.int(),
  imageUrl: z.nullable(z.string()),
})

export const WishlistItem = z.object({
  _id: Id,
  product: WishedProduct,
  isLiked: z.boolean(),
  /** The price when the product was liked, in dollars. Null for wishes from before prices were kept. */
  likedPrice: z.nullable(z.number()),
  created: IsoDate,
})
export type WishlistItem = z.infer<typeof WishlistItem>
export const Wishlist = z.object({ wishlist: z.array(WishlistItem) })

/** The token of the link to the user's wishlist; null while it is not shared. */
export const WishlistShare = z.object({ token: z.nullable(z.string()) })
export type WishlistShare = z.infer<typeof WishlistShare>

/** A wishlist as its link shows it: products on sale, and nothing about the user. */
export const SharedWishlist = z.object({ products: z.array(WishedProduct) })
export type SharedWishlist = z.infer<typeof SharedWishlist>
