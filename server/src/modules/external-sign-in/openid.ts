import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { authorizationUrl, exchangeCode } from './authorization.ts'
import type { Connection, ExternalProvider } from './external-provider.ts'
import { toExternalProfile } from './profile-from-claims.ts'

export const GOOGLE = 'https://accounts.google.com'

/**
 * A provider that speaks OpenID Connect. It is asked for its addresses when somebody first wants to sign in, not at
 * start: the shop opens without it, and it may come up later.
 */
export function openIdProvider(issuer: string, connection: Connection): ExternalProvider {
  const { clientId, clientSecret, callbackUrl, timeout } = connection
  let known: Promise<Configuration> | undefined
  const configuration = () => {
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
    const execute = [enableNonRepudiationChecks, ...insecure]
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout }).catch(
      (error: unknown) => {
        known = undefined
        throw error
      },
    )
    return known
  }

  return {
    start: async (secrets) =>
      authorizationUrl(await configuration(), secrets, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        nonce: secrets.nonce,
      }),
    finish: async (search, secrets) => {
      const config = await configuration()
      const tokens = await exchangeCode(config, { url: callbackUrl, search }, secrets, secrets.nonce)
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider has sent no ID token.')
      // Google puts everything into the ID token; others keep all but the id for this second call.
      const more = 'email' in claims ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub)
      const person = toExternalProfile({ ...more, ...claims })
      // Ids are unique at their issuer only: after a change of OIDC_ISSUER nobody may be taken for somebody else.
      return issuer === GOOGLE ? person : { ...person, subject: `${issuer} ${person.subject}` }
    },
  }
}
