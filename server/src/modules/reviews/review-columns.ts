import { reviews, users } from '../../db/schema/index.ts'

/** The columns of every review response. */
export const reviewColumns = {
  id: reviews.id,
  title: reviews.title,
  review: reviews.review,
  rating: reviews.rating,
  isRecommended: reviews.isRecommended,
  createdAt: reviews.createdAt,
}

/** What shoppers see of a reviewer. */
export const authorColumns = { id: users.id, firstName: users.firstName }
