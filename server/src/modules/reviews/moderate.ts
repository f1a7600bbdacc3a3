import { type DecisionInput, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { assertExpectedStatus } from '../../lib/assert-expected-status.ts'
import { notFound } from '../../lib/errors.ts'
import { countStars, deleteReview, type LockedReview, lockReview, setReviewStatus } from './review-rows.ts'

async function lockKnown(tx: Database, id: string): Promise<LockedReview> {
  const review = isId(id) ? await lockReview(tx, id) : undefined
  if (!review) throw notFound(RESPONSE_TEXT.review.missing)
  return review
}

/**
 * Approves or rejects a review. The stars of its product count it from then on, or no longer.
 *
 * @throws AppError 404; 400 where the status is not what was seen
 */
export function decide(
  db: Database,
  id: string,
  status: 'Approved' | 'Rejected',
  decision: DecisionInput,
): Promise<MessageResponse> {
  const { approved, rejected } = RESPONSE_TEXT.review
  return db.transaction(async (tx) => {
    const review = await lockKnown(tx, id)
    assertExpectedStatus(decision, review.status)
    if (review.status !== status) {
      if (status === 'Approved') await countStars(tx, review, 1)
      else if (review.status === 'Approved') await countStars(tx, review, -1)
      await setReviewStatus(tx, id, status)
    }
    return { success: true, message: status === 'Approved' ? approved : rejected }
  })
}

/** Forgets a review, and its stars if they counted. @throws AppError 404 */
export function removeReview(db: Database, id: string): Promise<MessageResponse> {
  return db.transaction(async (tx) => {
    const review = await lockKnown(tx, id)
    if (review.status === 'Approved') await countStars(tx, review, -1)
    await deleteReview(tx, id)
    return { success: true, message: RESPONSE_TEXT.review.deleted }
  })
}
