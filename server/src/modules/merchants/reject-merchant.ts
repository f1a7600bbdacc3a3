import { type DecisionInput, type MerchantSavedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { assertExpectedStatus } from '../../lib/assert-expected-status.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { disableMerchant } from './disable-merchant.ts'
import { revokeInvitations } from './invitations.ts'
import { getMerchant, updateMerchant } from './queries.ts'
import { lockMerchantOrThrow } from './service.ts'

/**
 * Rejects an application. An active merchant is disabled, and invitations are revoked.
 *
 * @throws AppError 404; 400 when the decision names another status
 */
export function rejectMerchant(
  deps: Deps,
  id: string,
  decision: DecisionInput,
  actor: Actor,
): Promise<MerchantSavedResponse> {
  return inTransaction(deps, async (tx, emit) => {
    const locked = await lockMerchantOrThrow(tx, id)
    assertExpectedStatus(decision, locked.merchant.status)
    if (locked.merchant.isActive) await disableMerchant(tx, emit, locked, deps)
    await updateMerchant(tx, id, { status: 'Rejected' })
    if (locked.merchant.status !== 'Rejected') {
      await recordAudit(tx, {
        ...{ actor, entity: 'merchant', entityId: id, action: 'status', now: deps.clock.now() },
        details: { from: locked.merchant.status, to: 'Rejected' },
      })
    }
    await revokeInvitations(tx, id, deps.clock.now())
    return { success: true, message: RESPONSE_TEXT.merchant.rejected, merchant: await getMerchant(tx, id) }
  })
}
