import { createHmac } from 'node:crypto'
import { allowInsecureRequests, Configuration, fetchProtectedResource } from 'openid-client'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { authorizationUrl, exchangeCode } from './authorization.ts'
import type { Connection, ExternalProvider } from './external-provider.ts'
import { toExternalProfile } from './profile-from-claims.ts'

const Me = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
})

/** Facebook, which speaks OAuth 2 in its own way: no discovery, no ID token, a call of its own for who it is. */
export function facebookProvider(server: Config['facebookServer'], connection: Connection): ExternalProvider {
  const { clientId, clientSecret, callbackUrl, timeout } = connection
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
      authorizationUrl(configuration, secrets, { redirect_uri: callbackUrl, scope: 'email,public_profile' }),
    finish: async (search, secrets) => {
      const { access_token } = await exchangeCode(configuration, { url: callbackUrl, search }, secrets)
      const me = new URL(`${server.graph}/me`)
      me.searchParams.set('fields', 'id,email,first_name,last_name')
      // Proves that the token is used by whom it was given to.
      me.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(access_token).digest('hex'))
      const response = await fetchProtectedResource(configuration, access_token, me, 'GET')
      if (!response.ok) throw new Error(`Facebook has answered ${response.status}.`)
      const { id, email, first_name, last_name } = Me.parse(await response.json())
      // Facebook only gives away addresses that it has made sure of.
      return toExternalProfile({ sub: id, email, email_verified: true, given_name: first_name, family_name: last_name })
    },
  }
}
