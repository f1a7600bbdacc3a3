import type { ShopReview } from '@whirligig/contract'

export type ReviewRow = {
  review: { id: string; title: string; review: string; rating: number; isRecommended: boolean; createdAt: Date }
  user: { id: string; firstName: string } | null
}

/** Converts a review to the contract's shape. */
export function toShopReview({ review, user }: ReviewRow): ShopReview {
  const { id, title, rating, isRecommended, createdAt } = review
  return {
    ...{ _id: id, title, review: review.review, rating, isRecommended, created: createdAt.toISOString() },
    user: user && { _id: user.id, firstName: user.firstName },
  }
}
