import type { ExternalSignInError } from '@whirligig/contract'

/** Why nobody was signed in, for the login page to say. */
export class SignInFailure extends Error {
  readonly code: ExternalSignInError

  constructor(code: ExternalSignInError, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** What one sign-in is known and proved by, between its two halves. */
export type Secrets = {
  state: string
  nonce: string
  /** PKCE's secret half. */
  codeVerifier: string
}

/** Whom a provider vouches for. */
export type ExternalProfile = {
  /** Stays the same for this person, and is nobody else's at this provider. */
  subject: string
  /** Null where the provider gave none. */
  email: string | null
  /** Whether the provider has made sure that the address is this person's. */
  emailVerified: boolean
  /** Never empty. */
  firstName: string
  lastName: string
}

/** Somebody who signs people in for us. Both halves reject when the provider cannot be reached in time. */
export type ExternalProvider = {
  /** Where to send the browser. */
  start: (secrets: Secrets) => Promise<URL>
  /**
   * Who has come back.
   *
   * @param search the query of the address that they came back with
   * @throws SignInProblem `cancelled` where they did not want to; any other error where the answer proves nobody
   */
  finish: (search: string, secrets: Secrets) => Promise<ExternalProfile>
}

/** How a provider is reached. */
export type Connection = {
  clientId: string
  clientSecret: string
  /** Where the provider sends the browser back to. */
  callbackUrl: string
  /** Seconds that each call of it may take. */
  timeout: number
}
