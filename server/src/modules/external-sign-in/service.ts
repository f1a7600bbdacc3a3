import type { Provider } from '@whirligig/contract'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { addMs } from '../../lib/clock.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { hashToken } from '../../lib/token.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { startSession } from '../auth/sessions.ts'
import { createWelcomeMail } from '../auth/welcome-mail.ts'
import { type ExternalProfile, type ExternalProvider, SignInFailure } from './external-provider.ts'
import { consumeSignIn, findBySubject, insertExternalUser, insertSignIn } from './queries.ts'
import { SIGN_IN_TTL_MS } from './state-cookie.ts'

type NamedProvider = ExternalProvider & { provider: Provider }

/** Starts a sign-in. @returns the URL to redirect the browser to, and the state for its cookie */
export async function startSignIn({ db, clock }: Deps, { provider, start }: NamedProvider) {
  const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  const url = await start(secrets)
  const now = clock.now()
  await insertSignIn(db, {
    provider,
    stateHash: hashToken(secrets.state),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    createdAt: now,
    expiresAt: addMs(now, SIGN_IN_TTL_MS),
  })
  return { url, state: secrets.state }
}

/**
 * Completes a sign-in. Each state works once.
 *
 * @param search the query string of the callback
 * @param cookieState the state in the browser's cookie
 * @returns the token of a session
 * @throws SignInFailure, or the provider's error
 */
export async function finishSignIn(
  deps: Deps,
  { provider, finish }: NamedProvider,
  search: string,
  cookieState: string | undefined,
): Promise<string> {
  const state = new URLSearchParams(search).get('state')
  if (!state || state !== cookieState) throw new SignInFailure('expired')
  const pending = await consumeSignIn(deps.db, provider, hashToken(state), deps.clock.now())
  if (!pending) throw new SignInFailure('expired')
  const profile = await finish(search, { state, ...pending })
  return signIn(deps, provider, profile)
}

/** Starts a session for an external user. Creates the account at the first sign-in and sends a welcome mail. */
async function signIn(deps: Deps, provider: Provider, profile: ExternalProfile) {
  const { db, clock, config } = deps
  const { subject, email, emailVerified, firstName, lastName } = profile
  const now = clock.now()
  const user = await findBySubject(db, provider, subject)
  if (user?.disabledAt) throw new SignInFailure('disabled')
  if (user) return startSession(db, user.id, now)
  // Without verification, users could claim the email of another person at the provider.
  if (email !== null && !emailVerified) throw new SignInFailure('email-unverified')
  try {
    return await inTransaction(deps, async (tx, emit) => {
      const newUser = { provider, providerSubject: subject, email, firstName, lastName, createdAt: now }
      const id = await insertExternalUser(tx, newUser)
      if (email !== null) await queueMail(tx, emit, createWelcomeMail({ email, firstName }, config.appUrl), now)
      return startSession(tx, id, now)
    })
  } catch (error) {
    // A concurrent sign-in has created the account.
    const created = await findBySubject(db, provider, subject)
    if (created) return startSession(db, created.id, now)
    if (isConstraintViolation(error, 'users_email_unique')) throw new SignInFailure('email-taken')
    throw error
  }
}
