import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADA, CALLBACK, loginUrl, startProviderSignIn, visit } from '../../../test/external-sign-in.ts'
import { CLIENT, closeServer, listen, startOpenIdServer } from '../../../test/openid-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { externalSignIns } from '../../db/schema/index.ts'

let provider: Awaited<ReturnType<typeof startOpenIdServer>>
beforeAll(async () => {
  provider = await startOpenIdServer(CALLBACK)
})
afterAll(() => provider.close())

it('is rate-limited like other sign-ins', async () => {
  await using app = await testApp({ config: { google: CLIENT, oidcIssuer: provider.issuer, rateLimitScale: 0.01 } })
  expect((await visit(app, '/api/auth/google')).statusCode).toBe(302)
  expect((await visit(app, '/api/auth/google')).statusCode).toBe(429)
})

describe('a provider', () => {
  it('redirects to the login page while the provider is down, and works when it is up', async () => {
    const { server, port } = await listen(() => {})
    await closeServer(server)
    await using app = await testApp({ config: { google: CLIENT, oidcIssuer: `http://127.0.0.1:${port}` } })
    expect((await visit(app, '/api/auth/google')).headers.location).toBe(loginUrl('failed'))
    expect(await app.db.$count(externalSignIns)).toBe(0)

    const again = await listen((_request, response) => {
      const issuer = `http://127.0.0.1:${port}`
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize` }))
    }, port)
    const { location } = (await visit(app, '/api/auth/google')).headers
    await closeServer(again.server)
    expect(location).toMatch(new RegExp(`^http://127.0.0.1:${port}/authorize\\?`))
    // The discovery result is cached.
    expect((await visit(app, '/api/auth/google')).headers.location).toContain('/authorize?')
  })

  it('does not wait for a provider that never responds', async () => {
    const { server, port } = await listen(() => {})
    const issuer = `http://127.0.0.1:${port}`
    await using app = await testApp({ config: { google: CLIENT, oidcIssuer: issuer, providerTimeout: 0.1 } })
    expect((await visit(app, '/api/auth/google')).headers.location).toBe(loginUrl('failed'))
    await closeServer(server)
  })

  it('redirects to the login page if the provider fails during a sign-in', async () => {
    const own = await startOpenIdServer(CALLBACK)
    own.account.claims = ADA
    await using app = await testApp({ config: { google: CLIENT, oidcIssuer: own.issuer } })
    const { callbackUrl, cookie } = await startProviderSignIn(app)
    await own.close()
    expect((await visit(app, callbackUrl, cookie)).headers.location).toBe(loginUrl('failed'))
  })
})

it('uses a secure cookie for this host over https', async () => {
  await using app = await testApp({
    config: { google: CLIENT, oidcIssuer: provider.issuer, appUrl: 'https://toys.example' },
  })
  expect((await visit(app, '/api/auth/google')).headers['set-cookie']).toMatch(
    /^__Host-whirligig-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
})
