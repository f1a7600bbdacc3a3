import {
  type LoginInput,
  type Provider,
  RESPONSE_TEXT,
  type RegisterInput,
  type SignInResponse,
} from '@whirligig/contract'
import type { Config } from '../../config.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { subscribe } from '../newsletter/service.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { attemptPassword, toAccountKey } from './password-attempts.ts'
import { findByEmail, insertMember } from './queries.ts'
import { revokeSession, startSession, startSessionByPassword } from './sessions.ts'
import { createWelcomeMail } from './welcome-mail.ts'

type Account = {
  id: string
  firstName: string
  lastName: string
  email: string | null
  role: SignInResponse['user']['role']
}

function toSignInResponse({ id, firstName, lastName, email, role }: Account, token: string): SignInResponse {
  return { success: true, token, user: { id, firstName, lastName, email: email ?? '', role } }
}

/**
 * Signs in with email and password.
 *
 * @param clientKey of the caller. See `attemptPassword`.
 * @throws AppError 400 with the same message for every reason but a disabled account, 429 after ten failures
 */
export async function login(deps: Deps, input: LoginInput, clientKey: string): Promise<SignInResponse> {
  const { db, clock } = deps
  const attempt = { limit: 'sign-in-failure', source: clientKey, account: toAccountKey(input.email) } as const
  const response = await attemptPassword(deps, attempt, async () => {
    const user = await findByEmail(db, input.email)
    const matches = await verifyPassword(user?.passwordHash, input.password)
    if (!matches || !user?.passwordHash) return null
    // Only who knows the password learns that the account is disabled. It is no failed attempt.
    if (user.disabledAt) return 'disabled'
    const token = await startSessionByPassword(db, { userId: user.id, passwordHash: user.passwordHash }, clock.now())
    return token && toSignInResponse(user, token)
  })
  if (!response) throw badRequest(RESPONSE_TEXT.auth.wrongCredentials)
  if (response === 'disabled') throw badRequest(RESPONSE_TEXT.auth.disabled)
  return response
}

/**
 * Creates a member account, sends a welcome mail and signs in.
 *
 * @throws AppError 400 if the email is taken, ignoring case, or if the password is common
 */
export async function register(deps: Deps, input: RegisterInput): Promise<SignInResponse> {
  const { clock, config } = deps
  const { email, firstName, lastName, isSubscribed } = input
  assertUncommonPassword(input.password, 'password')
  const passwordHash = await hashPassword(input.password)
  const now = clock.now()
  try {
    return await inTransaction(deps, async (tx, emit) => {
      const user = await insertMember(tx, { email, firstName, lastName, passwordHash, createdAt: now })
      await queueMail(tx, emit, createWelcomeMail({ email, firstName }, config.appUrl), now)
      if (isSubscribed) await subscribe(tx, emit, email, { appUrl: config.appUrl, now })
      return { ...toSignInResponse(user, await startSession(tx, user.id, now)), subscribed: isSubscribed }
    })
  } catch (error) {
    if (isConstraintViolation(error, 'users_email_unique')) throw badRequest(RESPONSE_TEXT.auth.emailTaken, 'email')
    throw error
  }
}

/** Revokes a session. */
export async function logout({ db, events }: Deps, sessionId: string): Promise<void> {
  events.emit('sessionsRevoked', await revokeSession(db, sessionId))
}

/** The configured external sign-in providers. */
export function listProviders(config: Config): Provider[] {
  return [...(config.google ? (['Google'] as const) : []), ...(config.facebook ? (['Facebook'] as const) : [])]
}
