import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import { type Secrets, SignInFailure } from './external-provider.ts'

/** The address that asks a provider for a code. @param extra what only some providers want, a `nonce`, say */
export async function authorizationUrl(
  configuration: Configuration,
  { state, codeVerifier }: Secrets,
  extra: { redirect_uri: string; scope: string; nonce?: string },
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    ...extra,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
}

/**
 * Exchanges the code that the browser brought back. With `nonce`, an ID token has to come with it.
 *
 * @throws SignInProblem `cancelled`; other errors where the answer proves nobody
 */
export async function exchangeCode(
  configuration: Configuration,
  callback: { url: string; search: string },
  { state, codeVerifier }: Secrets,
  nonce?: string,
) {
  try {
    return await authorizationCodeGrant(configuration, new URL(callback.search, callback.url), {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      ...(nonce !== undefined && { expectedNonce: nonce, idTokenExpected: true }),
    })
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
      throw new SignInFailure('cancelled', { cause: error })
    }
    throw error
  }
}
