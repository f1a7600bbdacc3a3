import {
  type ApprovalStatus,
  type BulkDecisionInput,
  type BulkDecisionResponse,
  type DecisionInput,
  type MessageResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { assertExpectedStatus } from '../../lib/assert-expected-status.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { addToRating, deleteReviewRow, type LockedReview, lockReview, setReviewStatus } from './write-queries.ts'

async function lockReviewOrThrow(tx: Database, id: string): Promise<LockedReview> {
  const review = isId(id) ? await lockReview(tx, id) : undefined
  if (!review) throw notFound(RESPONSE_TEXT.review.missing)
  return review
}

/**
 * Approves or rejects a review, or lets it wait again. Only approved reviews count in the rating of the product.
 *
 * @throws AppError 404; 400 when the decision names another status
 */
export function moderateReview(
  deps: Deps,
  id: string,
  status: ApprovalStatus,
  decision: DecisionInput,
  actor: Actor,
): Promise<MessageResponse> {
  const { approved, rejected } = RESPONSE_TEXT.review
  return inTransaction(deps, async (tx, emit) => {
    const review = await lockReviewOrThrow(tx, id)
    assertExpectedStatus(decision, review.status)
    if (review.status !== status) {
      if (status === 'Approved') await addToRating(tx, emit, review, 1)
      else if (review.status === 'Approved') await addToRating(tx, emit, review, -1)
      await setReviewStatus(tx, id, status)
      await recordAudit(tx, {
        ...{ actor, entity: 'review', entityId: id, action: 'status', now: deps.clock.now() },
        details: { from: review.status, to: status },
      })
    }
    return { success: true, message: status === 'Approved' ? approved : rejected }
  })
}

/**
 * Decides reviews, each in its own transaction, so that one which has changed meanwhile does not hold up the others.
 * Repeating the call changes nothing.
 */
export async function moderateReviews(
  deps: Deps,
  { reviews, decision }: BulkDecisionInput,
  actor: Actor,
): Promise<BulkDecisionResponse> {
  const results: BulkDecisionResponse['results'] = []
  for (const { _id, status } of reviews) {
    try {
      await moderateReview(deps, _id, decision, { status }, actor)
      results.push({ _id, error: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push({ _id, error: error.message })
    }
  }
  return { success: true, results }
}

/** Deletes a review. An approved one no longer counts in the rating of the product. @throws AppError 404 */
export function deleteReview(deps: Deps, id: string, actor: Actor): Promise<MessageResponse> {
  return inTransaction(deps, async (tx, emit) => {
    const review = await lockReviewOrThrow(tx, id)
    if (review.status === 'Approved') await addToRating(tx, emit, review, -1)
    await deleteReviewRow(tx, id)
    await recordAudit(tx, {
      ...{ actor, entity: 'review', entityId: id, action: 'deleted', now: deps.clock.now() },
      details: { from: review.status },
    })
    return { success: true, message: RESPONSE_TEXT.review.deleted }
  })
}
