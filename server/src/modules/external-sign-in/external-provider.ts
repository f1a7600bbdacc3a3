import type { ExternalSignInError } from '@whirligig/contract'

/** The sign-in failed for a reason that the login page explains. */
export class SignInFailure extends Error {
  readonly code: ExternalSignInError

  constructor(code: ExternalSignInError, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** The secrets of a pending sign-in, between the redirect and the callback. */
export type Secrets = {
  state: string
  nonce: string
  /** The PKCE code verifier. */
  codeVerifier: string
}

/** The user as the provider describes them. */
export type ExternalProfile = {
  /** A stable id, unique at this provider. */
  subject: string
  /** Null if the provider returned none. */
  email: string | null
  /** Whether the provider has verified that the user owns the email. */
  emailVerified: boolean
  /** Never empty. */
  firstName: string
  lastName: string
}

/** An external sign-in provider. Both functions reject if the provider does not respond in time. */
export type ExternalProvider = {
  /** The URL to redirect the browser to. */
  start: (secrets: Secrets) => Promise<URL>
  /**
   * Verifies the callback and returns the profile of the user.
   *
   * @param search the query string of the callback URL
   * @throws SignInFailure `cancelled` if the user declined; any other error if the response is invalid
   */
  finish: (search: string, secrets: Secrets) => Promise<ExternalProfile>
}

/** The client registration at a provider. */
export type ClientConfig = {
  clientId: string
  clientSecret: string
  /** The URL to which the provider redirects the browser. */
  callbackUrl: string
  /** Timeout of each request to the provider, in seconds. */
  timeout: number
}
