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

type Named = ExternalProvider & { provider: Provider }

/** Begins a sign-in. @returns where to send the browser, and the state to give it */
export async function startSignIn({ db, clock }: Deps, { provider, start: begin }: Named) {
  const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  const to = await begin(secrets)
  const now = clock.now()
  await insertSignIn(db, {
    provider,
    stateHash: hashToken(secrets.state),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    createdAt: now,
    expiresAt: addMs(now, SIGN_IN_TTL_MS),
  })
  return { to, state: secrets.state }
}

/**
 * Ends a sign-in, whichever way: a state works once.
 *
 * @param search the query that the browser came back with
 * @param cookie the state that this browser left with
 * @returns a session's token
 * @throws SignInProblem, or the provider's error
 */
export async function finishSignIn(
  deps: Deps,
  { provider, finish }: Named,
  search: string,
  cookie: string | undefined,
): Promise<string> {
  const state = new URLSearchParams(search).get('state')
  if (!state || state !== cookie) throw new SignInFailure('expired')
  const begun = await consumeSignIn(deps.db, provider, hashToken(state), deps.clock.now())
  if (!begun) throw new SignInFailure('expired')
  const person = await finish(search, { state, ...begun })
  return signIn(deps, provider, person)
}

/** A session for the account of a person, which is made and welcomed when there is none. */
async function signIn(deps: Deps, provider: Provider, person: ExternalProfile) {
  const { db, clock, config } = deps
  const { subject, email, emailVerified, firstName, lastName } = person
  const now = clock.now()
  const known = await findBySubject(db, provider, subject)
  if (known) return startSession(db, known, now)
  // Anybody can write anybody's address into a profile there: then it would be theirs here.
  if (email !== null && !emailVerified) throw new SignInFailure('email-unverified')
  try {
    return await inTransaction(deps, async (tx, emit) => {
      const person = { provider, providerSubject: subject, email, firstName, lastName, createdAt: now }
      const id = await insertExternalUser(tx, person)
      if (email !== null) await queueMail(tx, emit, createWelcomeMail({ email, firstName }, config.appUrl), now)
      return startSession(tx, id, now)
    })
  } catch (error) {
    // Twice at once: the other one has made the account.
    const made = await findBySubject(db, provider, subject)
    if (made) return startSession(db, made, now)
    if (isConstraintViolation(error, 'users_email_unique')) throw new SignInFailure('email-taken')
    throw error
  }
}
