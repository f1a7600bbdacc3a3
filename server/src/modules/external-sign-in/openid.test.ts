import { EXTERNAL_SIGN_IN_TEXT } from '@whirligig/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ADA, CALLBACK, loginUrl, signIn, startProviderSignIn, visit } from '../../../test/external-sign-in.ts'
import { CLIENT, startOpenIdServer } from '../../../test/openid-server.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { externalSignIns, mails, sessions, users } from '../../db/schema/index.ts'
import { MINUTE } from '../../lib/clock.ts'
import { finishSignIn, startSignIn } from './service.ts'

let provider: Awaited<ReturnType<typeof startOpenIdServer>>
let t: TestApp
let logged: string
beforeAll(async () => {
  provider = await startOpenIdServer(CALLBACK)
  logged = ''
  const log = {
    write: (line: string) => {
      logged += line
    },
  }
  t = await testApp({ log, config: { google: CLIENT, oidcIssuer: provider.issuer } })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})
beforeEach(() => {
  provider.account.claims = ADA
})
afterEach(async () => {
  await t.db.delete(users)
  await t.db.delete(mails)
  await t.db.delete(externalSignIns)
})

const parseToken = (url: string) => /^http:\/\/localhost:3000\/#\/auth\/success\?token=([\w-]{43})$/.exec(url)?.[1]
const getProfile = async (url: string) => (await t.call('GET', '/user/me', { token: parseToken(url) ?? '' })).body.user

describe('the first sign-in', () => {
  it('creates a member, sends a welcome mail and signs in', async () => {
    let woken = 0
    t.deps.events.once('mailQueued', () => {
      woken += 1
    })
    const user = await getProfile(await signIn(t))
    expect(user).toMatchObject({
      email: ADA.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      provider: 'Google',
      role: 'ROLE MEMBER',
      merchant: null,
    })
    expect(await t.db.select({ kind: mails.kind, to: mails.to }).from(mails)).toEqual([
      { kind: 'welcome', to: ADA.email },
    ])
    expect(woken).toBe(1)
  })

  it('succeeds without an email', async () => {
    provider.account.claims = { sub: 'x', name: 'Bob' }
    expect(await getProfile(await signIn(t))).toMatchObject({ email: null, firstName: 'Bob', lastName: '' })
    expect(await t.db.$count(mails)).toBe(0)
  })

  it('is refused if the provider has not verified the email', async () => {
    provider.account.claims = { ...ADA, email_verified: false }
    expect(await signIn(t)).toBe(loginUrl('email-unverified'))
    expect(await t.db.$count(users)).toBe(0)
  })

  it('is refused while the account is disabled', async () => {
    await signIn(t)
    await t.db.update(users).set({ disabledAt: t.clock.now() })
    expect(await signIn(t)).toBe(loginUrl('disabled'))
  })

  it('is refused if the email belongs to an account, ignoring case', async () => {
    const { id } = await t.signIn({ email: 'ADA@example.com' })
    expect(await signIn(t)).toBe(loginUrl('email-taken'))
    expect(EXTERNAL_SIGN_IN_TEXT['email-taken']).toBe('That email address is already in use.')
    expect(await t.db.select({ id: users.id, provider: users.provider }).from(users)).toEqual([
      { id, provider: 'Email' },
    ])
  })

  it('creates one account for two concurrent callbacks', async () => {
    const both = Promise.withResolvers<void>()
    let arrived = 0
    const twice = {
      provider: 'Google' as const,
      start: async () => new URL(provider.issuer),
      finish: async () => {
        arrived += 1
        if (arrived === 2) both.resolve()
        await both.promise
        return { subject: 'ada-1', email: ADA.email, emailVerified: true, firstName: 'Ada', lastName: '' }
      },
    }
    const completeSignIn = async () => {
      const { state } = await startSignIn(t.deps, twice)
      return finishSignIn(t.deps, twice, `?state=${state}`, state)
    }
    const tokens = await Promise.all([completeSignIn(), completeSignIn()])
    for (const token of tokens) expect((await t.call('GET', '/user/me', { token })).body.user.email).toBe(ADA.email)
    expect(await t.db.$count(users)).toBe(1)
    expect(await t.db.$count(mails)).toBe(1)
  })
})

describe('a repeated sign-in', () => {
  it('finds the account by the id of the provider, not by the email', async () => {
    const first = await getProfile(await signIn(t))
    provider.account.claims = { ...ADA, email: 'other@example.com', email_verified: false, given_name: 'Augusta' }
    expect(await getProfile(await signIn(t))).toEqual(first)
    expect(await t.db.$count(mails)).toBe(1)
  })

  it('does not find the account with the same id of another issuer', async () => {
    await getProfile(await signIn(t))
    const other = await startOpenIdServer(CALLBACK)
    other.account.claims = { ...ADA, email: 'eve@example.com', given_name: 'Eve' }
    const app = await testApp({
      config: { google: CLIENT, oidcIssuer: other.issuer },
      database: { ...t, pool: null, ping: async () => {} },
    })
    expect(await getProfile(await signIn(app))).toMatchObject({ firstName: 'Eve' })
    await app.app.close()
    await other.close()
  })
})

describe('an invalid callback', () => {
  afterEach(async () => {
    expect(await t.db.$count(sessions)).toBe(0)
    expect(await t.db.$count(users)).toBe(0)
  })

  it('is refused if the user declines', async () => {
    provider.account.claims = null
    expect(await signIn(t)).toBe(loginUrl('cancelled'))
    expect(await t.db.$count(externalSignIns)).toBe(0)
  })

  it.each<[string, (callbackUrl: string, cookie: string) => [string, string]]>([
    ['from another browser', (callbackUrl) => [callbackUrl, '']],
    ['with the cookie of another sign-in', (callbackUrl) => [callbackUrl, 'whirligig-sign-in=another']],
    ['with another state', (callbackUrl, cookie) => [callbackUrl.replace(/state=[^&]*/, 'state=another'), cookie]],
    ['with an unknown state', (callbackUrl) => [callbackUrl.replace(/state=[^&]*/, 'state=x'), 'whirligig-sign-in=x']],
    ['without a state', (callbackUrl, cookie) => [callbackUrl.replace(/state=[^&]*/, ''), cookie]],
    ['without any parameter', () => [CALLBACK, '']],
    ['of another provider', (callbackUrl, cookie) => [callbackUrl.replace('/google/', '/facebook/'), cookie]],
  ])('is refused %s', async (_, change) => {
    const app = await testApp({
      config: { google: CLIENT, facebook: CLIENT, oidcIssuer: provider.issuer },
      database: { ...t, pool: null, ping: async () => {} },
    })
    const { callbackUrl, cookie } = await startProviderSignIn(app)
    expect((await visit(app, ...change(callbackUrl, cookie))).headers.location).toBe(loginUrl('expired'))
    await app.app.close()
  })

  it('is refused ten minutes after the start', async () => {
    const { callbackUrl, cookie } = await startProviderSignIn(t)
    t.clock.advance(10 * MINUTE)
    expect((await visit(t, callbackUrl, cookie)).headers.location).toBe(loginUrl('expired'))
  })

  it.each<[string, (callbackUrl: string) => string]>([
    ['with an invalid code', (callbackUrl) => callbackUrl.replace(/code=[^&]*/, 'code=made-up')],
    [
      'with a response of another issuer',
      (callbackUrl) => callbackUrl.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example'),
    ],
    ['with two codes', (callbackUrl) => `${callbackUrl}&code=2`],
  ])('is refused %s', async (_, change) => {
    const { callbackUrl, cookie } = await startProviderSignIn(t)
    expect((await visit(t, change(callbackUrl), cookie)).headers.location).toBe(loginUrl('failed'))
  })

  it('is refused with the nonce or code verifier of another sign-in', async () => {
    for (const wrong of [{ nonce: 'another' }, { codeVerifier: 'v'.repeat(43) }]) {
      const { callbackUrl, cookie } = await startProviderSignIn(t)
      await t.db.update(externalSignIns).set(wrong)
      expect((await visit(t, callbackUrl, cookie)).headers.location).toBe(loginUrl('failed'))
    }
  })
})

it('accepts a callback URL once', async () => {
  const { callbackUrl, cookie } = await startProviderSignIn(t)
  expect(parseToken(String((await visit(t, callbackUrl, cookie)).headers.location))).toBeDefined()
  expect((await visit(t, callbackUrl, cookie)).headers.location).toBe(loginUrl('expired'))
  expect(await t.db.$count(sessions)).toBe(1)
})

it('sends state, nonce and a PKCE challenge, and sets an HttpOnly, SameSite cookie', async () => {
  const { response, callbackUrl, cookie } = await startProviderSignIn(t)
  const query = new URL(String(response.headers.location)).searchParams
  expect(Object.fromEntries(query)).toEqual({
    client_id: 'shop',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(response.headers['set-cookie']).toBe(
    `whirligig-sign-in=${query.get('state')}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`,
  )
  expect((await visit(t, callbackUrl, cookie)).headers['set-cookie']).toContain('whirligig-sign-in=; Path=/; Max-Age=0')
})

it('logs no states, tokens and emails', async () => {
  logged = ''
  const { callbackUrl, cookie } = await startProviderSignIn(t)
  const token = parseToken(String((await visit(t, callbackUrl, cookie)).headers.location))
  expect(logged).toContain('/api/auth/google/callback?')
  for (const secret of [token, cookie.split('=')[1], new URL(callbackUrl).searchParams.get('code'), ADA.email]) {
    expect(logged).not.toContain(secret)
  }
})

it('ignores redirect targets in the URL', async () => {
  const response = await visit(t, '/api/auth/google?redirect_uri=https://evil.example&next=//evil.example')
  expect(String(response.headers.location)).toMatch(new RegExp(`^${provider.issuer}/`))
  expect(String(response.headers.location)).not.toContain('evil')
})

it.each(['/auth/facebook', '/auth/facebook/callback', '/auth/email', '/auth/Google', '/auth/__proto__'])(
  'has no %s',
  async (path) => {
    expect((await t.call('GET', path)).status).toBe(404)
  },
)
