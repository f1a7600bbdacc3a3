import { createHash, createHmac } from 'node:crypto'
import type { Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CLIENT, closeServer, listen } from '../../../test/openid-server.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { users } from '../../db/schema/index.ts'

const CALLBACK = 'http://localhost:3000/api/auth/facebook/callback'

/** The next responses of the fake Facebook server, and the requests that it has received. */
let responses: { token: [number, object]; me: [number, object] }
let requests: { path: string; query: URLSearchParams; authorization: string | undefined; body: URLSearchParams }[]
let facebook: Server
let t: TestApp

beforeAll(async () => {
  const fake = await listen(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://facebook')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization } = request.headers
    const body = new URLSearchParams(Buffer.concat(chunks).toString())
    requests.push({ path: url.pathname, query: url.searchParams, authorization, body })
    const [status, json] = url.pathname === '/me' ? responses.me : responses.token
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  facebook = fake.server
  const baseUrl = `http://127.0.0.1:${fake.port}`
  t = await testApp({ config: { facebook: CLIENT, facebookServer: { dialog: baseUrl, graph: baseUrl } } })
})
afterAll(async () => {
  await t.close()
  await closeServer(facebook)
})
beforeEach(async () => {
  requests = []
  responses = {
    token: [200, { access_token: 'a-token', token_type: 'bearer', expires_in: 5_000_000 }],
    me: [200, { id: '77', email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' }],
  }
  await t.db.delete(users)
})

/** Completes a sign-in. Facebook redirects back with `query`. */
async function signIn(query = 'code=a-code') {
  const redirect = await t.app.inject({ url: '/api/auth/facebook' })
  const dialog = new URL(String(redirect.headers.location))
  const [cookie = ''] = String(redirect.headers['set-cookie']).split(';')
  const callback = await t.app.inject({
    url: `/api/auth/facebook/callback?${query}&state=${dialog.searchParams.get('state')}`,
    headers: { cookie },
  })
  return { dialog, end: String(callback.headers.location) }
}

it('signs in with the code and the app secret proof', async () => {
  const { dialog, end } = await signIn()
  expect(end).toMatch(/^http:\/\/localhost:3000\/#\/auth\/success\?token=[\w-]{43}$/)
  expect(await t.db.select().from(users)).toMatchObject([
    { provider: 'Facebook', providerSubject: '77', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
  ])

  expect(dialog.pathname).toBe('/dialog/oauth')
  expect(Object.fromEntries(dialog.searchParams)).toMatchObject({
    client_id: 'shop',
    redirect_uri: CALLBACK,
    scope: 'email,public_profile',
    code_challenge_method: 'S256',
  })
  const [token, me] = requests
  expect(token?.path).toBe('/oauth/access_token')
  expect(Object.fromEntries(token?.body ?? [])).toMatchObject({
    code: 'a-code',
    redirect_uri: CALLBACK,
    client_secret: CLIENT.clientSecret,
  })
  const verifier = token?.body.get('code_verifier') ?? ''
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(dialog.searchParams.get('code_challenge'))
  expect(me).toMatchObject({ path: '/me', authorization: 'Bearer a-token' })
  expect(me?.query.get('appsecret_proof')).toBe(
    createHmac('sha256', CLIENT.clientSecret).update('a-token').digest('hex'),
  )
})

it('signs in a user without an email', async () => {
  responses.me = [200, { id: '78', first_name: 'Bob' }]
  await signIn()
  expect(await t.db.select().from(users)).toMatchObject([{ email: null, firstName: 'Bob', lastName: '' }])
})

it('refuses the sign-in if the user declines at Facebook', async () => {
  const { end } = await signIn('error=access_denied&error_code=200&error_reason=user_denied')
  expect(end).toBe('http://localhost:3000/#/login?error=cancelled')
  expect(requests).toEqual([])
})

it.each<[string, Partial<typeof responses>]>([
  [
    'the code is refused',
    { token: [400, { error: { message: 'This authorization code has been used.', code: 100 } }] },
  ],
  ['the profile is refused', { me: [400, { error: { message: 'Invalid appsecret_proof', code: 100 } }] }],
  ['Facebook is not available', { me: [503, { id: '77', first_name: 'Ada' }] }],
  ['the profile has no id', { me: [200, {}] }],
])('refuses the sign-in if %s', async (_, changes) => {
  responses = { ...responses, ...changes }
  expect((await signIn()).end).toBe('http://localhost:3000/#/login?error=failed')
  expect(await t.db.$count(users)).toBe(0)
})
