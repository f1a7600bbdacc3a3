import { MessageResponse, PAGE_SIZE, type Review, ReviewPage } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, putJson, toQueryString } from '@whirligig/core/http'

/** Returns a page of all reviews, newest first. `page` is 1-based. */
export const listAllReviews = (client: ApiClient, page: number, signal?: AbortSignal) =>
  getJson(client, `/review${toQueryString({ page, limit: PAGE_SIZE.reviews })}`, ReviewPage, signal)

export type ModerationAction = 'approve' | 'reject' | 'delete'

/**
 * Approves, rejects or deletes a review.
 * @throws ApiError 400 if an approval or rejection finds another status than `review.status`; the review stays unchanged
 */
export function moderateReview(
  client: ApiClient,
  action: ModerationAction,
  { _id, status }: Pick<Review, '_id' | 'status'>,
): Promise<MessageResponse> {
  const path = `/review/${action}/${encodeURIComponent(_id)}`
  return action === 'delete'
    ? deleteJson(client, path, MessageResponse)
    : putJson(client, path, MessageResponse, { status })
}
