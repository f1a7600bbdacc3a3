import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import { type Secrets, SignInFailure } from './external-provider.ts'

/** Builds the URL of the provider's consent page. @param extra parameters of the provider, such as a `nonce` */
export async function buildAuthorizationRequest(
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
 * Exchanges the code of the callback for tokens. With `nonce`, the response must contain an ID token.
 *
 * @throws SignInFailure `cancelled`; other errors if the response is invalid
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
