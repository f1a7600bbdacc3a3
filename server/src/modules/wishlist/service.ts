import {
  type MessageResponse,
  RESPONSE_TEXT,
  toDollars,
  type WishlistInput,
  type WishlistItem,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { notFound } from '../../lib/errors.ts'
import { findProductOnSale } from '../products/queries.ts'
import { addWish, findWishes, removeWish } from './queries.ts'

/** The user's wishlist. An item has the id of its product, because each product occurs at most once. */
export async function listWishes(db: Database, userId: string): Promise<WishlistItem[]> {
  const rows = await findWishes(db, userId)
  return rows.map(({ id, slug, name, priceCents, pictureHash, createdAt }) => ({
    _id: id,
    product: { _id: id, slug, name, price: toDollars(priceCents), imageUrl: toImageUrl(pictureHash) },
    isLiked: true,
    created: createdAt.toISOString(),
  }))
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
  await addWish(db, { userId, productId: onSaleProduct.id, createdAt: clock.now() })
  return { success: true, message: RESPONSE_TEXT.wishlist.added }
}
