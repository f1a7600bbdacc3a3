import type { ReviewSort } from '@whirligig/contract'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, orderLines, orders, products, reviews, users } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'
import { authorColumns, reviewColumns } from './review-columns.ts'

/** A literal instead of a parameter, so that the plan of a prepared statement can use the partial indexes. */
const isApproved = sql`${reviews.status} = 'Approved'`

/**
 * Counts the approved reviews of a product on sale by their stars. A product without reviews gives one row without stars.
 * No rows mean that no such product is on sale.
 */
export function countRatings(db: Database, slug: string) {
  const statement = prepared(db, 'review_ratings', (name) =>
    db
      .select({
        stars: reviews.rating,
        count: count(reviews.id),
        recommended: sql<number>`(count(*) filter (where ${reviews.isRecommended}))::int`,
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(reviews, and(eq(reviews.productId, products.id), isApproved))
      .where(and(onSale, eq(products.slug, sql.placeholder('slug'))))
      .groupBy(reviews.rating)
      .prepare(name),
  )
  return statement.execute({ slug })
}

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)]
const ORDER: Record<ReviewSort, SQL[]> = {
  newest: newestFirst,
  highest: [desc(reviews.rating), ...newestFirst],
  lowest: [asc(reviews.rating), ...newestFirst],
}

/** Whether the reviewer has an order of the product that is not cancelled. */
const isBuyer = sql<boolean>`exists (select 1 from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id} where ${orders.userId} = ${reviews.userId} and ${orderLines.productId} = ${reviews.productId} and ${orderLines.status} <> 'Cancelled')`

/**
 * Returns approved reviews of a product with their authors.
 *
 * @param page undefined for all reviews
 */
export function findApprovedReviews(
  db: Database,
  slug: string,
  sort: ReviewSort,
  page: { limit: number; offset: number } | undefined,
) {
  const statement = prepared(db, `reviews_approved_${sort}`, (name) => {
    // The subquery picks the rows of the page, so that orders are only looked up for them.
    const picked = db
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(products.slug, sql.placeholder('slug')), isApproved))
      .orderBy(...ORDER[sort])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page')
    return db
      .select({ review: reviewColumns, user: authorColumns, isBuyer })
      .from(reviews)
      .innerJoin(picked, eq(picked.id, reviews.id))
      .leftJoin(users, eq(users.id, reviews.userId))
      .orderBy(...ORDER[sort])
      .prepare(name)
  })
  return statement.execute({ slug, limit: page?.limit ?? null, offset: page?.offset ?? 0 })
}
