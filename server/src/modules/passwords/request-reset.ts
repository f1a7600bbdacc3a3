import { type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { addMs, HOUR } from '../../lib/clock.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { toAccountKey } from '../auth/password-attempts.ts'
import { findByEmail } from '../auth/queries.ts'
import { createResetMail } from './password-mails.ts'
import { insertReset, simulateMail } from './queries.ts'

const LINK_TTL_MS = HOUR

/**
 * Mails a link to choose a new password, if the email has an account with a password.
 *
 * Response, rate limit and work are the same for an unknown email, so that neither the text nor the response time reveals
 * which emails have an account.
 *
 * @throws AppError 429 after three requests for one email
 */
export async function requestPasswordReset(deps: Deps, email: string): Promise<MessageResponse> {
  const { db, clock, config, limits } = deps
  const user = await findByEmail(db, email)
  const account = user?.provider === 'Email' && user.email !== null ? { ...user, email: user.email } : null
  await limits.hit('forgot', toAccountKey(account?.email ?? email))

  const token = newToken()
  const now = clock.now()
  const mail = createResetMail(account ?? { email, firstName: 'you' }, token, config.appUrl)
  await inTransaction(deps, async (tx, emit) => {
    // Both branches write as much, wait for the disk once and wake the mail worker.
    if (!account) {
      await simulateMail(tx, mail, now)
      return emit('mailQueued')
    }
    const reset = { tokenHash: hashToken(token), userId: account.id, createdAt: now }
    await insertReset(tx, { ...reset, expiresAt: addMs(now, LINK_TTL_MS) })
    await queueMail(tx, emit, mail, now)
  })
  return { success: true, message: RESPONSE_TEXT.auth.resetLinkSent }
}
