import {
  type ChangePasswordInput,
  type MessageResponse,
  RESPONSE_TEXT,
  type ResetPasswordInput,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest, forbidden } from '../../lib/errors.ts'
import { hashToken } from '../../lib/token.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { assertUncommonPassword } from '../auth/common-passwords.ts'
import { hashPassword, verifyPassword } from '../auth/password.ts'
import { attemptPassword, toAccountKey } from '../auth/password-attempts.ts'
import { revokeSessions, type Session } from '../auth/sessions.ts'
import { createPasswordChangedMail } from './password-mails.ts'
import {
  consumeAllResets,
  consumeReset,
  findPasswordHash,
  findResetUserId,
  lockAccount,
  setPassword,
} from './queries.ts'

const PASSWORD_CHANGED: MessageResponse = { success: true, message: RESPONSE_TEXT.auth.passwordChanged }
const linkExpired = () => badRequest(RESPONSE_TEXT.auth.resetLinkExpired)
const wrongOldPassword = () => badRequest(RESPONSE_TEXT.auth.wrongOldPassword, 'password')

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** Sets the password of a locked account, revokes its sessions and invalidates its unused reset links. */
async function replacePassword(
  tx: Database,
  emit: Emit,
  userId: string,
  { email, firstName }: Account,
  passwordHash: string,
  { now, appUrl }: { now: Date; appUrl: string },
): Promise<void> {
  await setPassword(tx, userId, passwordHash)
  await consumeAllResets(tx, userId, now)
  if (email !== null) await queueMail(tx, emit, createPasswordChangedMail({ email, firstName }, appUrl), now)
  emit('sessionsRevoked', await revokeSessions(tx, userId))
}

/**
 * Sets a new password with a mailed link. The link works once.
 *
 * @throws AppError 400 if the link is used, expired or unknown, or if the password is common
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  { password }: ResetPasswordInput,
): Promise<MessageResponse> {
  const { db, clock, config } = deps
  const tokenHash = hashToken(token)
  // Checked before hashing, which is slow by design, so that guessed links are cheap to refuse.
  const userId = await findResetUserId(db, tokenHash, clock.now())
  if (userId === undefined) throw linkExpired()
  assertUncommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  await inTransaction(deps, async (tx, emit) => {
    // Always locks the account first. Otherwise two links of one account that are used at once could deadlock.
    const account = await lockAccount(tx, userId)
    if (!account || !(await consumeReset(tx, tokenHash, now))) throw linkExpired()
    await replacePassword(tx, emit, userId, account, passwordHash, { now, appUrl: config.appUrl })
  })
  return PASSWORD_CHANGED
}

/**
 * Changes the password of the user and revokes all sessions, including the current one.
 *
 * @param input `password` is the old password, `confirmPassword` the new one
 * @throws AppError 400 if the old password is wrong or the new one common, 403 for an account without a password, 429 after ten wrong passwords
 */
export async function changePassword(
  deps: Deps,
  { id: sessionId, user }: Session,
  input: ChangePasswordInput,
): Promise<MessageResponse> {
  const { db, clock, config } = deps
  if (user.provider !== 'Email') throw forbidden()
  assertUncommonPassword(input.confirmPassword, 'confirmPassword')
  const account = toAccountKey(user.email ?? user.id)
  // Limited per session: the owner of a stolen session can still sign in and change the password.
  const attempt = { limit: 'password-change-failure', source: sessionId, account } as const
  const oldHash = await attemptPassword(deps, attempt, async () => {
    const hash = await findPasswordHash(db, user.id)
    return hash && (await verifyPassword(hash, input.password)) ? hash : null
  })
  if (oldHash === null) throw wrongOldPassword()
  const passwordHash = await hashPassword(input.confirmPassword)
  await inTransaction(deps, async (tx, emit) => {
    const account = await lockAccount(tx, user.id)
    // The password was changed after the check, so the given password is no longer the current one.
    if (!account || account.passwordHash !== oldHash) throw wrongOldPassword()
    await replacePassword(tx, emit, user.id, account, passwordHash, { now: clock.now(), appUrl: config.appUrl })
  })
  return PASSWORD_CHANGED
}
