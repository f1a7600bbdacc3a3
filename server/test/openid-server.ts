import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Context, Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** Listens on this machine. @param port a free one unless it has to be the same again */
export async function listen(listener: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port } // as: a TCP server has one
}

export const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** What the provider knows of whoever signs in next; null: they say no. */
export type Claims = { sub: string; [claim: string]: unknown } | null

export const CLIENT = { clientId: 'shop', clientSecret: 'a-secret-of-the-shop-and-the-provider' }

/** A real OpenID provider in which everybody is signed in as `who` without being asked. */
export async function startOpenIdServer(callbackUrl: string) {
  let answer: RequestListener = () => {}
  const { server, port } = await listen((request, response) => answer(request, response))
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
  const speak = provider.callback()
  answer = (request, response) => {
    if (request.url !== '/interaction') return speak(request, response)
    const result = account.claims ? { login: { accountId: account.claims.sub } } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result)
  }
  return { issuer, account, close: () => closeServer(server) }
}

/** Somebody's browser at a provider: keeps cookies and follows redirects. @returns where it leaves to, back to `home` */
export async function followRedirects(start: string, home: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = start
  while (!at.startsWith(home)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    const location = response.headers.get('location')
    if (!location) throw new Error(`${at} has answered ${response.status}: ${await response.text()}`)
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    at = new URL(location, at).href
  }
  return at
}
