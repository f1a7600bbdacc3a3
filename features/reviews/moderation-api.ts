import {
  type BulkDecisionInput,
  BulkDecisionResponse,
  MessageResponse,
  PAGE_SIZE,
  type Review,
  ReviewPage,
} from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, putJson, toQueryString } from '@whirligig/core/http'
import type { ListQuery } from '@whirligig/core/pagination'

/** Returns a page of all reviews, with the waiting ones first, or of those with a status. `page` is 1-based. */
export const listAllReviews = (
  client: ApiClient,
  { page, filter }: Pick<ListQuery, 'page' | 'filter'>,
  signal?: AbortSignal,
) => {
  const query = { page, limit: PAGE_SIZE.reviews, ...(filter ? { status: filter } : { sort: 'waiting' }) }
  return getJson(client, `/review${toQueryString(query)}`, ReviewPage, signal)
}

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

/** Approves or rejects reviews. One that has changed meanwhile is left alone; its result says so. */
export const moderateReviews = (client: ApiClient, input: BulkDecisionInput) =>
  putJson(client, '/review/status', BulkDecisionResponse, input)
