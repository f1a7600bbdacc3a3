import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Context, Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** Starts an HTTP server on the loopback interface. @param port by default a free one */
export async function listen(listener: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port } // a listening TCP server has a port
}

export const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** The claims of the user who signs in next. Null: the user declines. */
export type Claims = { sub: string; [claim: string]: unknown } | null

export const CLIENT = { clientId: 'shop', clientSecret: 'a-secret-of-the-shop-and-the-provider' }

/** Starts an OpenID provider that signs in every user as `account` without interaction. */
export async function startOpenIdServer(callbackUrl: string) {
  let listener: RequestListener = () => {}
  const { server, port } = await listen((request, response) => listener(request, response))
  const issuer = `http://127.0.0.1:${port}`
  const account: { claims: Claims } = { claims: null }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key'] },
    findAccount: (_context: Context, id: string) => ({ accountId: id, claims: () => ({ ...account.claims, sub: id }) }),
    loadExistingGrant: async ({ oidc: { client, session } }: Context) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
  })
  const handleRequest = provider.callback()
  listener = (request, response) => {
    if (request.url !== '/interaction') return handleRequest(request, response)
    const result = account.claims ? { login: { accountId: account.claims.sub } } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result)
  }
  return { issuer, account, close: () => closeServer(server) }
}

/** Follows redirects with cookies, like a browser at the provider. @returns the first URL that starts with `home` */
export async function followRedirects(start: string, home: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  while (!url.startsWith(home)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`)
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    url = new URL(location, url).href
  }
  return url
}
