import { MessageResponse, type ReviewInput, ShopReviewList } from '@whirligig/contract'
import { type ApiClient, getJson, postJson } from '@whirligig/core/http'

/** Returns the approved reviews of a product, and the current user's own review in any status. */
export const listReviews = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  getJson(client, `/review/${encodeURIComponent(slug)}`, ShopReviewList, signal)

export const createReview = (client: ApiClient, review: ReviewInput) =>
  postJson(client, '/review/add', MessageResponse, review)
