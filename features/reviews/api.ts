import { MessageResponse, type ReviewInput, ShopReviewList } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/** Returns the approved reviews of a product, and the current user's own review in any status. */
export const fetchReviews = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/review/${encodeURIComponent(slug)}`)
    .get()
    .json((body) => ShopReviewList.parse(body))

export const addReview = (client: ApiClient, review: ReviewInput) =>
  client
    .url('/review/add')
    .post(review)
    .json((body) => MessageResponse.parse(body))
