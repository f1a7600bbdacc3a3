import { createHmac } from 'node:crypto'
import { allowInsecureRequests, Configuration, fetchProtectedResource } from 'openid-client'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { buildAuthorizationRequest, exchangeCode } from './authorization.ts'
import type { ClientConfig, ExternalProvider } from './external-provider.ts'
import { toExternalProfile } from './profile-from-claims.ts'

const Me = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
})

/** Facebook uses OAuth 2 without discovery and ID tokens. The profile needs its own request. */
export function facebookProvider(server: Config['facebookServer'], client: ClientConfig): ExternalProvider {
  const { clientId, clientSecret, callbackUrl, timeout } = client
  const configuration = new Configuration(
    {
      issuer: server.dialog,
      authorization_endpoint: `${server.dialog}/dialog/oauth`,
      token_endpoint: `${server.graph}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  )
  configuration.timeout = timeout
  if (server.graph.startsWith('http:')) allowInsecureRequests(configuration)

  return {
    start: (secrets) =>
      buildAuthorizationRequest(configuration, secrets, { redirect_uri: callbackUrl, scope: 'email,public_profile' }),
    finish: async (search, secrets) => {
      const { access_token } = await exchangeCode(configuration, { url: callbackUrl, search }, secrets)
      const me = new URL(`${server.graph}/me`)
      me.searchParams.set('fields', 'id,email,first_name,last_name')
      // Proves to Facebook that the token is used by this app.
      me.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(access_token).digest('hex'))
      const response = await fetchProtectedResource(configuration, access_token, me, 'GET')
      if (!response.ok) throw new Error(`Facebook responded with ${response.status}.`)
      const { id, email, first_name, last_name } = Me.parse(await response.json())
      // Facebook only returns verified emails.
      return toExternalProfile({ sub: id, email, email_verified: true, given_name: first_name, family_name: last_name })
    },
  }
}
