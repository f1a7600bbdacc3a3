import { type ApprovalStatus, type DecisionInput, RESPONSE_TEXT } from '@whirligig/contract'
import { badRequest } from './errors.ts'

/**
 * Optimistic lock for the approval or rejection of an application or a review: the decision is refused if another
 * decision was made in the meantime.
 *
 * @param decision the status that the caller saw, if any
 * @param status the current status of the locked row
 * @throws AppError 400 if the two differ
 */
export function assertExpectedStatus(decision: DecisionInput, status: ApprovalStatus): void {
  const expected = decision?.status
  if (expected !== undefined && expected !== status) throw badRequest(RESPONSE_TEXT.alreadyDecided(status))
}
