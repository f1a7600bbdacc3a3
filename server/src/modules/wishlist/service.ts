import {
  type MessageResponse,
  RESPONSE_TEXT,
  type SharedWishlist,
  toDollars,
  type WishlistInput,
  type WishlistItem,
  type WishlistShare,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { notFound } from '../../lib/errors.ts'
import { newToken } from '../../lib/token.ts'
import { findProductOnSale } from '../products/queries.ts'
import { addShare, addWish, findShareToken, findSharingUser, findWishes, removeWish } from './queries.ts'

/** The user's wishlist. An item has the id of its product, because each product occurs at most once. */
export async function listWishes(db: Database, userId: string): Promise<WishlistItem[]> {
  const rows = await findWishes(db, userId)
  return rows.map((row) => ({
    _id: row.id,
    product: toWishedProduct(row),
    isLiked: true,
    likedPrice: row.likedPriceCents === null ? null : toDollars(row.likedPriceCents),
    created: row.createdAt.toISOString(),
  }))
}

type WishRow = Awaited<ReturnType<typeof findWishes>>[number]

const toWishedProduct = ({ id, slug, name, priceCents, taxable, stock, pictureHash }: WishRow) => ({
  ...{ _id: id, slug, name, price: toDollars(priceCents), taxable, inventory: stock },
  imageUrl: toImageUrl(pictureHash),
})

/** Shares the user's wishlist, and returns the token of its link. Sharing again returns the same token. */
export async function shareWishlist({ db, clock }: Deps, userId: string): Promise<WishlistShare> {
  await addShare(db, { userId, token: newToken(), createdAt: clock.now() })
  return { token: (await findShareToken(db, userId)) ?? null }
}

/**
 * Returns the products of a shared wishlist that are on sale, newest first.
 *
 * @throws AppError 404 when no wishlist has this token
 */
export async function listSharedWishes(db: Database, token: string): Promise<SharedWishlist> {
  const userId = await findSharingUser(db, token)
  if (userId === undefined) throw notFound(RESPONSE_TEXT.wishlist.notShared)
  return { products: (await findWishes(db, userId)).map(toWishedProduct) }
}

/** Likes or unlikes a product. Liking requires a product on sale (otherwise 404); unliking always succeeds. */
export async function saveWish(
  { db, clock }: Deps,
  userId: string,
  { product, isLiked }: WishlistInput,
): Promise<MessageResponse> {
  if (!isId(product)) throw notFound(RESPONSE_TEXT.product.missing)
  if (!isLiked) {
    await removeWish(db, userId, product)
    return { success: true, message: RESPONSE_TEXT.wishlist.updated }
  }
  const onSaleProduct = await findProductOnSale(db, product, null)
  if (!onSaleProduct) throw notFound(RESPONSE_TEXT.product.missing)
  await addWish(db, {
    userId,
    productId: onSaleProduct.id,
    priceCents: onSaleProduct.priceCents,
    createdAt: clock.now(),
  })
  return { success: true, message: RESPONSE_TEXT.wishlist.added }
}
