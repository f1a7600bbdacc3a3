import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, wishlist, wishlistShares } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/** The liked products that are on sale, newest first. */
export function findWishes(db: Database, userId: string) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      priceCents: products.priceCents,
      taxable: products.taxable,
      stock: products.stock,
      pictureHash: products.pictureHash,
      likedPriceCents: wishlist.priceCents,
      createdAt: wishlist.createdAt,
    })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(wishlist.userId, userId), onSale))
    .orderBy(desc(wishlist.createdAt), desc(wishlist.productId))
}

/** Likes a product. Idempotent. */
export async function addWish(
  db: Database,
  wish: { userId: string; productId: string; priceCents: number; createdAt: Date },
): Promise<void> {
  await db.insert(wishlist).values(wish).onConflictDoNothing()
}

/** Unlikes a product. Idempotent. */
export async function removeWish(db: Database, userId: string, productId: string): Promise<void> {
  await db.delete(wishlist).where(and(eq(wishlist.userId, userId), eq(wishlist.productId, productId)))
}

/** Finds the token of the link to a user's wishlist. */
export async function findShareToken(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ token: wishlistShares.token })
    .from(wishlistShares)
    .where(eq(wishlistShares.userId, userId))
  return row?.token
}

/** Shares a wishlist. A user who shares already keeps the token. */
export async function addShare(db: Database, share: { userId: string; token: string; createdAt: Date }): Promise<void> {
  await db.insert(wishlistShares).values(share).onConflictDoNothing({ target: wishlistShares.userId })
}

/** Ends the sharing of a user's wishlist. Idempotent. */
export async function removeShare(db: Database, userId: string): Promise<void> {
  await db.delete(wishlistShares).where(eq(wishlistShares.userId, userId))
}

/** Finds the user whose wishlist a token shares. */
export async function findSharingUser(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: wishlistShares.userId })
    .from(wishlistShares)
    .where(eq(wishlistShares.token, token))
  return row?.userId
}
