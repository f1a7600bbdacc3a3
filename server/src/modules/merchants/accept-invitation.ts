import { type MessageResponse, RESPONSE_TEXT, ROLE_MERCHANT } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { recordRole } from '../audit/record-audit.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { findInvitedMerchantId, invitationExpired, redeemInvitation } from './invitations.ts'
import { assertCanBecomeMerchant, grantMerchantRole, lockAccountByEmail } from './merchant-accounts.ts'
import { createWelcomeMail } from './merchant-mails.ts'
import { lockMerchant } from './queries.ts'

/**
 * Makes a signed-in user the merchant of an invitation, which works once. The mailed token proves that the user can read the
 * mails of the invited address.
 *
 * @throws AppError 400 when the invitation is used, expired, unknown or for another email, or when the user is an admin or a
 *   merchant already
 */
export async function acceptInvitation(deps: Deps, token: string, user: SessionUser): Promise<MessageResponse> {
  const { db, clock, config } = deps
  const { email, firstName } = user
  const now = clock.now()
  const merchantId = email === null ? undefined : await findInvitedMerchantId(db, token, email, now)
  if (email === null || merchantId === undefined) throw invitationExpired()
  return inTransaction(deps, async (tx, emit) => {
    // Locked first, as in every change of a merchant.
    const locked = await lockMerchant(tx, merchantId)
    if (!locked || !(await redeemInvitation(tx, token, email, now))) throw invitationExpired()
    const account = await lockAccountByEmail(tx, email)
    if (account?.id !== user.id) throw invitationExpired()
    assertCanBecomeMerchant(account)
    await grantMerchantRole(tx, user.id, merchantId)
    await recordRole(tx, { actor: user, userId: user.id, from: user.role, to: ROLE_MERCHANT, now })
    const { brandName } = locked.merchant
    await queueMail(tx, emit, createWelcomeMail({ email, name: firstName }, brandName, config.appUrl), now)
    return { success: true, message: RESPONSE_TEXT.merchant.accepted }
  })
}
