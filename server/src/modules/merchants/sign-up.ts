import { type MerchantSignupInput, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { hashPassword } from '../auth/password.ts'
import { insertAccount } from './accounts.ts'
import { invitedMerchant, spendInvitation } from './invitations.ts'
import { welcomeMerchantMail } from './merchant-mails.ts'
import { lockMerchant } from './queries.ts'

const expired = () => badRequest(RESPONSE_TEXT.merchant.expired)

/**
 * Makes the account of an approved merchant, by the link of the invitation, once.
 *
 * @throws AppError 400 when the link is used, too old, of another address or none of ours, or the email has an account: that
 *   one becomes the merchant's when the application is approved again
 */
export async function signUpMerchant(deps: Deps, token: string, input: MerchantSignupInput): Promise<MessageResponse> {
  const { db, clock, config } = deps
  const { email, firstName, lastName } = input
  // Before hashing, which is slow by design: guessed links cost us nothing.
  const merchantId = await invitedMerchant(db, token, email, clock.now())
  if (merchantId === undefined) throw expired()
  const passwordHash = await hashPassword(input.password)
  const now = clock.now()
  try {
    await db.transaction(async (tx) => {
      // The merchant first, as everyone who changes it does.
      const locked = await lockMerchant(tx, merchantId)
      if (!locked || !(await spendInvitation(tx, token, email, now))) throw expired()
      await insertAccount(tx, { email, firstName, lastName, passwordHash, createdAt: now }, merchantId)
      const { brandName } = locked.merchant
      await queueMail(tx, welcomeMerchantMail({ email, name: firstName }, brandName, config.appUrl), now)
    })
  } catch (error) {
    if (isConstraintViolation(error, 'users_email_unique')) throw badRequest(RESPONSE_TEXT.auth.emailTaken, 'email')
    throw error
  }
  return { success: true, message: RESPONSE_TEXT.merchant.signedUp }
}
