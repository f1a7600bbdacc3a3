import type { ShopReview } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isSlug } from '../products/is-slug.ts'
import { reviewsOf } from './queries.ts'

/** What shoppers read about a product, the newest first; undefined where no such product is on sale. */
export async function listReviews(db: Database, slug: string): Promise<ShopReview[] | undefined> {
  const rows = isSlug(slug) ? await reviewsOf(db, slug) : []
  if (rows.length === 0) return undefined
  return rows.flatMap(({ review, user }) =>
    review === null
      ? []
      : [
          {
            _id: review.id,
            title: review.title,
            review: review.review,
            rating: review.rating,
            isRecommended: review.isRecommended,
            created: review.createdAt.toISOString(),
            user: user && { _id: user.id, firstName: user.firstName },
          },
        ],
  )
}
