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

/** Returns a page of all reviews, newest first, with their authors and products. */
export function findReviews(db: Database, { limit, offset }: Pagination) {
  // The subquery reads only an index, so skipped rows cost little.
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .orderBy(...newestFirst)
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
    .orderBy(...newestFirst)
}

export async function countReviews(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(reviews)
  return row?.n ?? 0
}
