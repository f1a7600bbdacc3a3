import { MessageResponse, type ReviewInput, ShopReviewList } from '@whirligig/contract'
import { type ApiClient, getJson, postJson, toQueryString } from '@whirligig/core/http'
import type { ReviewQuery } from './review-query.ts'

/** Returns a page of the approved reviews of a product, and the current user's own review in any status. */
export const listReviews = (client: ApiClient, { slug, ...query }: ReviewQuery, signal?: AbortSignal) =>
  getJson(client, `/review/${encodeURIComponent(slug)}${toQueryString(query)}`, ShopReviewList, signal)

export const createReview = (client: ApiClient, review: ReviewInput) =>
  postJson(client, '/review/add', MessageResponse, review)
