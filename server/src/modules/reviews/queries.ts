import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, reviews, users } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/**
 * The approved reviews of a product on sale, the newest first, with who wrote them. A product without any gives one row
 * without a review; no row at all: there is no such product. So one statement tells both.
 */
export function reviewsOf(db: Database, slug: string) {
  return db
    .select({
      review: {
        id: reviews.id,
        title: reviews.title,
        review: reviews.review,
        rating: reviews.rating,
        isRecommended: reviews.isRecommended,
        createdAt: reviews.createdAt,
      },
      user: { id: users.id, firstName: users.firstName },
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.status, 'Approved')))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(onSale, eq(products.slug, slug)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}
