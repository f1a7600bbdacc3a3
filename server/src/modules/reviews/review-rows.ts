import type { ApprovalStatus, ReviewInput } from '@whirligig/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, reviews } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/** Whether a product is on sale; it is not deleted until the transaction ends. */
export async function keepOnSale(tx: Database, productId: string): Promise<boolean> {
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
 * Adds a review, in the place of one that was rejected.
 *
 * @returns false when there is one that was not
 */
export async function putReview(tx: Database, review: NewReview): Promise<boolean> {
  const { title, review: text, rating, isRecommended, createdAt } = review
  const put = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.productId],
      // Another id, too: who has the rejected one before them cannot approve words that they did not read.
      set: {
        ...{ id: sql`excluded.id`, title, review: text, rating, isRecommended, createdAt },
        status: 'Waiting Approval',
      },
      setWhere: eq(reviews.status, 'Rejected'),
    })
    .returning({ id: reviews.id })
  return put.length === 1
}

/**
 * A review that nobody else changes until the transaction ends. Its product is locked first, in the order in which its
 * deletion goes; a review whose product is gone has none.
 *
 * @returns undefined when there is no such review
 */
export async function lockReview(tx: Database, id: string) {
  const [seen] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id))
  if (seen?.productId) {
    await tx.select({ id: products.id }).from(products).where(eq(products.id, seen.productId)).for('no key update')
  }
  const [review] = await tx
    .select({ id: reviews.id, productId: reviews.productId, rating: reviews.rating, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  return review
}
export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** Counts an approved review in its product's stars, or (-1) takes it out of them. */
export async function countStars(tx: Database, { productId, rating }: LockedReview, sign: 1 | -1): Promise<void> {
  if (productId === null) return
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sign * rating}::int`,
      reviewCount: sql`${products.reviewCount} + ${sign}::int`,
    })
    .where(eq(products.id, productId))
}

export async function setReviewStatus(tx: Database, id: string, status: ApprovalStatus): Promise<void> {
  await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
}

export async function deleteReview(tx: Database, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}
