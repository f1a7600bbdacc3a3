import { MessageResponse, PAGE_SIZE, type Review, ReviewPage } from '@whirligig/contract'
import { type ApiClient, toQueryString } from '@whirligig/core/http'

/** Returns a page of all reviews, newest first. `page` is 1-based. */
export const fetchAllReviews = (client: ApiClient, page: number, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/review${toQueryString({ page, limit: PAGE_SIZE.reviews })}`)
    .get()
    .json((body) => ReviewPage.parse(body))

/**
 * Approves or rejects a review.
 * @throws ApiError 400 if the status has changed since it was loaded; the review stays unchanged
 */
export const decideReview = (
  client: ApiClient,
  decision: 'approve' | 'reject',
  { _id, status }: Pick<Review, '_id' | 'status'>,
) =>
  client
    .url(`/review/${decision}/${encodeURIComponent(_id)}`)
    .put({ status })
    .json((body) => MessageResponse.parse(body))

export const deleteReview = (client: ApiClient, id: string) =>
  client
    .url(`/review/delete/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => MessageResponse.parse(body))
