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
import { hashPassword, verifyPassword } from '../auth/password.ts'
import { revokeSessions, type SessionUser } from '../auth/sessions.ts'
import { createPasswordChangedMail } from './password-mails.ts'
import {
  consumeAllResets,
  consumeReset,
  findPasswordHash,
  findResetUserId,
  lockAccount,
  setPassword,
} from './queries.ts'

const changed: MessageResponse = { success: true, message: RESPONSE_TEXT.auth.passwordChanged }
const expired = () => badRequest(RESPONSE_TEXT.auth.resetLinkExpired)
const wrongOld = () => badRequest(RESPONSE_TEXT.auth.wrongOldPassword, 'password')

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
 * Sets a password by the link of a mail, once.
 *
 * @throws AppError 400 when the link is used, too old or none of ours
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  { password }: ResetPasswordInput,
): Promise<MessageResponse> {
  const { db, clock, config } = deps
  const tokenHash = hashToken(token)
  // Before hashing, which is slow by design: guessed links cost us nothing.
  const userId = await findResetUserId(db, tokenHash, clock.now())
  if (userId === undefined) throw expired()
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  await inTransaction(deps, async (tx, emit) => {
    // The account first, always: two links of it that are used at once would else wait for each other.
    const account = await lockAccount(tx, userId)
    if (!account || !(await consumeReset(tx, tokenHash, now))) throw expired()
    await replacePassword(tx, emit, userId, account, passwordHash, { now, appUrl: config.appUrl })
  })
  return changed
}

/**
 * Changes the password of who is signed in; every session ends, this one too.
 *
 * @param input `password` is the old one, `confirmPassword` the new one
 * @throws AppError 400 when the old one is wrong, 403 for an account without a password
 */
export async function changePassword(
  deps: Deps,
  user: SessionUser,
  input: ChangePasswordInput,
): Promise<MessageResponse> {
  const { db, clock, config } = deps
  if (user.provider !== 'Email') throw forbidden()
  const old = await findPasswordHash(db, user.id)
  if (!(await verifyPassword(old, input.password))) throw wrongOld()
  const passwordHash = await hashPassword(input.confirmPassword)
  await inTransaction(deps, async (tx, emit) => {
    const account = await lockAccount(tx, user.id)
    // Changed since it was compared: then what was typed is the old one no more.
    if (!account || account.passwordHash !== old) throw wrongOld()
    await replacePassword(tx, emit, user.id, account, passwordHash, { now: clock.now(), appUrl: config.appUrl })
  })
  return changed
}
