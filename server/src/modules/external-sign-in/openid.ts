import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { buildAuthorizationRequest, exchangeCode } from './authorization.ts'
import type { ClientConfig, ExternalProvider } from './external-provider.ts'
import { toExternalProfile } from './profile-from-claims.ts'

export const GOOGLE = 'https://accounts.google.com'

/**
 * A provider with OpenID Connect. Discovery runs at the first sign-in, not at startup, so that the shop starts even if the
 * provider is not available.
 */
export function openIdProvider(issuer: string, client: ClientConfig): ExternalProvider {
  const { clientId, clientSecret, callbackUrl, timeout } = client
  let discovered: Promise<Configuration> | undefined
  const configuration = () => {
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
    const execute = [enableNonRepudiationChecks, ...insecure]
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout }).catch(
      (error: unknown) => {
        discovered = undefined
        throw error
      },
    )
    return discovered
  }

  return {
    start: async (secrets) =>
      buildAuthorizationRequest(await configuration(), secrets, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        nonce: secrets.nonce,
      }),
    finish: async (search, secrets) => {
      const config = await configuration()
      const tokens = await exchangeCode(config, { url: callbackUrl, search }, secrets, secrets.nonce)
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      // Google's ID token contains the profile. Other providers may require a second request.
      const userInfo = 'email' in claims ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub)
      const profile = toExternalProfile({ ...userInfo, ...claims })
      // Ids are only unique per issuer. The prefix prevents mix-ups after a change of OIDC_ISSUER.
      return issuer === GOOGLE ? profile : { ...profile, subject: `${issuer} ${profile.subject}` }
    },
  }
}
