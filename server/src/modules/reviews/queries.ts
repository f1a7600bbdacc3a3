import type { ApprovalStatus } from '@whirligig/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products, reviews, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { authorColumns, reviewColumns } from './review-columns.ts'

/** Finds a user's review of a product, in any status. */
export async function findOwnReview(db: Database, userId: string, slug: string) {
  const [row] = await db
    .select({ review: reviewColumns, status: reviews.status, user: authorColumns })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.userId, userId), eq(products.slug, slug)))
  return row
}

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)] as const
// In alphabetical order 'Waiting Approval' is the last status, so that one index serves the filter and this order.
const waitingFirst = [desc(reviews.status), ...newestFirst] as const

/** Which reviews a list shows, and in which order. */
export type ReviewSelection = { status?: ApprovalStatus | undefined; isWaitingFirst: boolean }

/** Returns a page of all reviews, or of those with a status, with their authors and products. */
export function findReviews(db: Database, { status, isWaitingFirst }: ReviewSelection, { limit, offset }: Pagination) {
  const order = isWaitingFirst ? waitingFirst : newestFirst
  // The subquery reads only an index, so skipped rows cost little.
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(status && eq(reviews.status, status))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({
      review: reviewColumns,
      status: reviews.status,
      user: authorColumns,
      product: { id: products.id, slug: products.slug, name: products.name, pictureHash: products.pictureHash },
    })
    .from(reviews)
    .innerJoin(page, eq(page.id, reviews.id))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .orderBy(...order)
}

/** Counts the reviews of each status that occurs. */
export const countReviews = (db: Database) =>
  db.select({ status: reviews.status, n: count() }).from(reviews).groupBy(reviews.status)
