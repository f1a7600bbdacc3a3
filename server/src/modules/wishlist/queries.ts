import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, wishlist } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/** The liked products that are on sale, newest first. */
export function findWishes(db: Database, userId: string) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      priceCents: products.priceCents,
      pictureHash: products.pictureHash,
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
  wish: { userId: string; productId: string; createdAt: Date },
): Promise<void> {
  await db.insert(wishlist).values(wish).onConflictDoNothing()
}

/** Unlikes a product. Idempotent. */
export async function removeWish(db: Database, userId: string, productId: string): Promise<void> {
  await db.delete(wishlist).where(and(eq(wishlist.userId, userId), eq(wishlist.productId, productId)))
}
