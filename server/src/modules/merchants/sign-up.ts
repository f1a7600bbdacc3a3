import { type MerchantSignupInput, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { assertUncommonPassword } from '../auth/common-passwords.ts'
import { hashPassword } from '../auth/password.ts'
import { findInvitedMerchantId, invitationExpired, redeemInvitation } from './invitations.ts'
import { insertMerchantAccount } from './merchant-accounts.ts'
import { createWelcomeMail } from './merchant-mails.ts'
import { lockMerchant } from './queries.ts'

/**
 * Creates the account of an approved merchant from an invitation, which works once.
 *
 * @throws AppError 400 when the invitation is used, expired, unknown or for another email, or when the email has an account.
 *   The user of that account signs in and accepts the invitation instead.
 */
export async function signUpMerchant(deps: Deps, token: string, input: MerchantSignupInput): Promise<MessageResponse> {
  const { db, clock, config } = deps
  const { email, firstName, lastName } = input
  // Checked before the password is hashed, which is slow by design, so that guessed tokens are cheap.
  const merchantId = await findInvitedMerchantId(db, token, email, clock.now())
  if (merchantId === undefined) throw invitationExpired()
  assertUncommonPassword(input.password, 'password')
  const passwordHash = await hashPassword(input.password)
  const now = clock.now()
  try {
    await inTransaction(deps, async (tx, emit) => {
      // Locked first, as in every change of a merchant.
      const locked = await lockMerchant(tx, merchantId)
      if (!locked || !(await redeemInvitation(tx, token, email, now))) throw invitationExpired()
      await insertMerchantAccount(tx, { email, firstName, lastName, passwordHash, createdAt: now }, merchantId)
      const { brandName } = locked.merchant
      await queueMail(tx, emit, createWelcomeMail({ email, name: firstName }, brandName, config.appUrl), now)
    })
  } catch (error) {
    if (isConstraintViolation(error, 'users_email_unique')) throw badRequest(RESPONSE_TEXT.auth.emailTaken, 'email')
    throw error
  }
  return { success: true, message: RESPONSE_TEXT.merchant.signedUp }
}
