import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, reviews, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { onSale } from '../products/on-sale.ts'

const reviewColumns = {
  id: reviews.id,
  title: reviews.title,
  review: reviews.review,
  rating: reviews.rating,
  isRecommended: reviews.isRecommended,
  createdAt: reviews.createdAt,
}
const authorColumns = { id: users.id, firstName: users.firstName }

/**
 * Returns the approved reviews of a product on sale, newest first, with their authors. A product without reviews gives one
 * row without a review. No rows mean that no such product is on sale.
 */
export function findApprovedReviews(db: Database, slug: string) {
  return db
    .select({ review: reviewColumns, user: authorColumns })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.status, 'Approved')))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(onSale, eq(products.slug, slug)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}

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
