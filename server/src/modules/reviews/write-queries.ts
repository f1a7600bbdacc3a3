import type { ApprovalStatus, ReviewInput } from '@whirligig/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, reviews } from '../../db/schema/index.ts'
import type { Emit } from '../../lib/domain-events.ts'
import { onSale } from '../products/on-sale.ts'

/** Prevents the deletion of a product until the transaction ends. @returns false when it is not on sale */
export async function lockProductOnSaleForShare(tx: Database, productId: string): Promise<boolean> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(onSale, eq(products.id, productId)))
    .for('key share', { of: products })
  return product !== undefined
}

type NewReview = Omit<ReviewInput, 'product'> & { productId: string; userId: string; createdAt: Date }

/**
 * Inserts a review, or replaces the user's rejected review of the product.
 *
 * @returns false when the user has a review of the product that is not rejected
 */
export async function upsertReview(tx: Database, review: NewReview): Promise<boolean> {
  const { title, review: text, rating, isRecommended, createdAt } = review
  const rows = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.productId],
      // The new id prevents an admin whose page shows the rejected review from approving a text they have not read.
      set: {
        ...{ id: sql`excluded.id`, title, review: text, rating, isRecommended, createdAt },
        status: 'Waiting Approval',
      },
      setWhere: eq(reviews.status, 'Rejected'),
    })
    .returning({ id: reviews.id })
  return rows.length === 1
}

/**
 * Locks a review until the transaction ends. Its product is locked first, in the same order as when the product is deleted.
 *
 * @returns undefined when there is no such review; `productId` is null when the product is deleted
 */
export async function lockReview(tx: Database, id: string) {
  const [unlocked] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id))
  if (unlocked?.productId) {
    await tx.select({ id: products.id }).from(products).where(eq(products.id, unlocked.productId)).for('no key update')
  }
  const [review] = await tx
    .select({ id: reviews.id, productId: reviews.productId, rating: reviews.rating, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  return review
}
export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** Adds an approved review to the rating of its product, or removes it with -1. */
export async function addToRating(
  tx: Database,
  emit: Emit,
  { productId, rating }: LockedReview,
  sign: 1 | -1,
): Promise<void> {
  if (productId === null) return
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sign * rating}::int`,
      reviewCount: sql`${products.reviewCount} + ${sign}::int`,
    })
    .where(eq(products.id, productId))
  emit('catalogueChanged')
}

export async function setReviewStatus(tx: Database, id: string, status: ApprovalStatus): Promise<void> {
  await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
}

export async function deleteReviewRow(tx: Database, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}
