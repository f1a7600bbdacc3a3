import { ANSWER_TEXT, type Approval, type Decision } from '@whirligig/contract'
import { badRequest } from './errors.ts'

/**
 * Makes sure that a decision is about what its maker saw.
 *
 * @param status of the locked row
 * @throws AppError 400 when the decision names another status
 */
export function assertExpectedStatus(decision: Decision, status: Approval): void {
  const seen = decision?.status
  if (seen !== undefined && seen !== status) throw badRequest(ANSWER_TEXT.decided(status))
}
