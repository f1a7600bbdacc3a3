import { type DecisionInput, type MerchantSavedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { assertExpectedStatus } from '../../lib/assert-expected-status.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { turnBrandOff, turnBrandOn } from '../brands/brand-hold.ts'
import { accountOf } from './accounts.ts'
import { voidInvitations } from './invitations.ts'
import { disabledMail, enabledMail } from './merchant-mails.ts'
import { type Locked, type MerchantRow, readMerchant, updateMerchant } from './queries.ts'
import { lockKnown } from './service.ts'

type Told = typeof disabledMail

async function tell(tx: Database, merchant: MerchantRow, mail: Told, { clock, config }: Deps): Promise<void> {
  const account = await accountOf(tx, merchant.id)
  const email = account?.email ?? merchant.email
  if (email === null) return
  await queueMail(tx, mail({ email, name: account?.firstName ?? merchant.name }, config.appUrl), clock.now())
}

/** Takes away what an approved merchant could do: the brand goes off, and a mail says so. */
async function close(tx: Database, { merchant, brand }: Locked, deps: Deps): Promise<void> {
  // One that is off already stays off when the merchant comes back.
  if (brand?.isActive) await turnBrandOff(tx, brand.id, true)
  await updateMerchant(tx, merchant.id, { isActive: false })
  await tell(tx, merchant, disabledMail, deps)
}

async function reopen(tx: Database, { merchant, brand }: Locked, deps: Deps): Promise<void> {
  if (brand?.offByMerchant) await turnBrandOn(tx, brand.id)
  await updateMerchant(tx, merchant.id, { isActive: true })
  await tell(tx, merchant, enabledMail, deps)
}

/**
 * Disables or enables an approved merchant. Disabled, their staff calls answer 403 from the next one on; enabled, everything
 * is as it was.
 *
 * @throws AppError 404; 400 unless the merchant is approved
 */
export function setActive(deps: Deps, id: string, isActive: boolean): Promise<MerchantSavedResponse> {
  const { enabled, disabled, notApproved } = RESPONSE_TEXT.merchant
  return deps.db.transaction(async (tx) => {
    const locked = await lockKnown(tx, id)
    if (locked.merchant.status !== 'Approved') throw badRequest(notApproved)
    if (locked.merchant.isActive !== isActive) await (isActive ? reopen : close)(tx, locked, deps)
    return { success: true, message: isActive ? enabled : disabled, merchant: await readMerchant(tx, id) }
  })
}

/**
 * Rejects an application, or ends what an approved one could do; invitations end.
 *
 * @throws AppError 404; 400 where the status is not what was seen
 */
export function reject(deps: Deps, id: string, decision: DecisionInput): Promise<MerchantSavedResponse> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockKnown(tx, id)
    assertExpectedStatus(decision, locked.merchant.status)
    if (locked.merchant.isActive) await close(tx, locked, deps)
    await updateMerchant(tx, id, { status: 'Rejected' })
    await voidInvitations(tx, id, deps.clock.now())
    return { success: true, message: RESPONSE_TEXT.merchant.rejected, merchant: await readMerchant(tx, id) }
  })
}
