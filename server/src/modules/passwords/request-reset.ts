import { type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { addMs, HOUR } from '../../lib/clock.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { findByEmail } from '../auth/queries.ts'
import { createResetMail } from './password-mails.ts'
import { insertReset, simulateMail } from './queries.ts'

const LINK_TTL_MS = HOUR

/**
 * Mails a link to choose a new password, to an account that has one.
 *
 * Answer, limit and work are the same for an address that nobody has: neither words nor time tell who shops here.
 *
 * @throws AppError 429 after three for one address
 */
export async function requestPasswordReset(
  { db, clock, config, limits }: Deps,
  email: string,
): Promise<MessageResponse> {
  const user = await findByEmail(db, email)
  const account = user?.provider === 'Email' && user.email !== null ? { ...user, email: user.email } : null
  await limits.hit('forgot', hashToken((account?.email ?? email).toLowerCase()).slice(0, 32))

  const token = newToken()
  const now = clock.now()
  const mail = createResetMail(account ?? { email, firstName: 'you' }, token, config.appUrl)
  await db.transaction(async (tx) => {
    // Both write as much and wait for the disk once.
    if (!account) return simulateMail(tx, mail, now)
    const reset = { tokenHash: hashToken(token), userId: account.id, createdAt: now }
    await insertReset(tx, { ...reset, expiresAt: addMs(now, LINK_TTL_MS) })
    await queueMail(tx, mail, now)
  })
  return { success: true, message: RESPONSE_TEXT.auth.resetLinkSent }
}
