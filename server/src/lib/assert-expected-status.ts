import { type ApprovalStatus, type DecisionInput, RESPONSE_TEXT } from '@whirligig/contract'
import { badRequest } from './errors.ts'

/**
 * Makes sure that a decision is about what its maker saw.
 *
 * @param status of the locked row
 * @throws AppError 400 when the decision names another status
 */
export function assertExpectedStatus(decision: DecisionInput, status: ApprovalStatus): void {
  const seen = decision?.status
  if (seen !== undefined && seen !== status) throw badRequest(RESPONSE_TEXT.alreadyDecided(status))
}
