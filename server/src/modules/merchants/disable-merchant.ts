import { type MerchantSavedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { activateBrand, deactivateBrand } from '../brands/brand-activation.ts'
import { findMerchantAccount } from './merchant-accounts.ts'
import { createDisabledMail, createEnabledMail } from './merchant-mails.ts'
import { getMerchant, type LockedMerchant, type MerchantRow, updateMerchant } from './queries.ts'
import { lockMerchantOrThrow } from './service.ts'

type Context = Pick<Deps, 'clock' | 'config'>

async function notifyMerchant(
  tx: Database,
  emit: Emit,
  merchant: MerchantRow,
  createMail: typeof createDisabledMail,
  { clock, config }: Context,
): Promise<void> {
  const account = await findMerchantAccount(tx, merchant.id)
  if (account) emit('accountsChanged', [account.id])
  const email = account?.email ?? merchant.email
  if (email === null) return
  const name = account?.firstName ?? merchant.name
  await queueMail(tx, emit, createMail({ email, name }, config.appUrl), clock.now())
}

/** Disables a locked merchant: deactivates the brand and sends a mail. */
export async function disableMerchant(
  tx: Database,
  emit: Emit,
  { merchant, brand }: LockedMerchant,
  context: Context,
): Promise<void> {
  // A brand that is inactive already stays inactive when the merchant is enabled.
  if (brand?.isActive) await deactivateBrand(tx, emit, brand.id, { byMerchant: true })
  await updateMerchant(tx, merchant.id, { isActive: false })
  await notifyMerchant(tx, emit, merchant, createDisabledMail, context)
}

async function enableMerchant(
  tx: Database,
  emit: Emit,
  { merchant, brand }: LockedMerchant,
  context: Context,
): Promise<void> {
  if (brand?.offByMerchant) await activateBrand(tx, emit, brand.id)
  await updateMerchant(tx, merchant.id, { isActive: true })
  await notifyMerchant(tx, emit, merchant, createEnabledMail, context)
}

/**
 * Disables or enables an approved merchant. Staff calls of a disabled merchant return 403 from the next one on. Enabling
 * restores everything.
 *
 * @throws AppError 404; 400 unless the merchant is approved
 */
export function setMerchantActive(
  deps: Deps,
  id: string,
  isActive: boolean,
  actor: Actor,
): Promise<MerchantSavedResponse> {
  const { enabled, disabled, notApproved } = RESPONSE_TEXT.merchant
  return inTransaction(deps, async (tx, emit) => {
    const locked = await lockMerchantOrThrow(tx, id)
    if (locked.merchant.status !== 'Approved') throw badRequest(notApproved)
    if (locked.merchant.isActive !== isActive) {
      await (isActive ? enableMerchant : disableMerchant)(tx, emit, locked, deps)
      await recordAudit(tx, {
        ...{ actor, entity: 'merchant', entityId: id, action: 'status', now: deps.clock.now() },
        details: isActive ? { from: 'Disabled', to: 'Enabled' } : { from: 'Enabled', to: 'Disabled' },
      })
    }
    return { success: true, message: isActive ? enabled : disabled, merchant: await getMerchant(tx, id) }
  })
}
