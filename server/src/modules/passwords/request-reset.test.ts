import { RESPONSE_TEXT } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMailedTokens } from '../../../test/fixtures/reset-tokens.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, passwordResets } from '../../db/schema/index.ts'
import { MINUTE } from '../../lib/clock.ts'

describe.each(setupDatabases())('requesting a reset with the %s database', (_name, open) => {
  let t: TestApp
  beforeEach(async () => {
    t = await testApp({ database: await open(), config: { rateLimitScale: 1, appUrl: 'https://toys.example/shop' } })
  })
  afterEach(() => t.close())

  const forgot = (email: unknown, headers = {}) => t.call('POST', '/auth/forgot', { body: { email }, headers })
  const RESPONSE = { status: 200, body: { success: true, message: RESPONSE_TEXT.auth.resetLinkSent } }

  it('mails a link that starts with APP_URL, and does not store the token', async () => {
    await t.signIn({ email: 'Ada@example.com', firstName: 'Ada' })
    expect(await forgot('aDA@example.com', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).toMatchObject(
      RESPONSE,
    )
    const [mail] = await t.db.select().from(mails)
    expect(mail).toMatchObject({ kind: 'password-reset', to: 'Ada@example.com' })
    expect(mail?.text).toMatch(/^Hi Ada,/)
    expect(mail?.text).toMatch(/https:\/\/toys\.example\/shop\/#\/reset-password\/[\w-]{43}\n/)
    expect(mail?.text).not.toContain('evil')
    const [token] = await findMailedTokens(t.db, 'Ada@example.com')
    expect(token).toBeDefined()
    expect(JSON.stringify(await t.db.select().from(passwordResets))).not.toContain(token)
  })

  it.each(['nobody@example.com', 'not an address', 'google@example.com'])(
    'responds equally to %j, and sends no mail',
    async (email) => {
      await t.signIn({ email: 'google@example.com', provider: 'Google', providerSubject: '1', passwordHash: null })
      expect(await forgot(email)).toMatchObject(RESPONSE)
      expect(await t.db.$count(mails)).toBe(0)
      expect(await t.db.$count(passwordResets)).toBe(0)
    },
  )

  it.each(['mina@example.com', 'nobody@example.com'])(
    'refuses the fourth request in 15 minutes for %s',
    async (email) => {
      await t.signIn({ email: 'mina@example.com' })
      for (const spelling of [email, email.toUpperCase(), ` ${email} `])
        expect(await forgot(spelling)).toMatchObject(RESPONSE)
      const refused = await forgot(email)
      expect(refused.status).toBe(429)
      expect(refused.body).toEqual({ error: 'Too many attempts. Please try again in 15 minutes.' })
      expect(refused.headers['retry-after']).toBe('900')
      expect((await forgot('otto@example.com')).status).toBe(200)
      t.clock.advance(15 * MINUTE)
      expect((await forgot(email)).status).toBe(200)
    },
  )

  it('refuses the 21st request of a network in 15 minutes, but not those of other networks', async () => {
    const request = (email: string, remoteAddress = '203.0.113.7') =>
      t.call('POST', '/auth/forgot', { body: { email }, remoteAddress })
    for (let i = 0; i < 20; i += 1) expect(await request(`person-${i}@example.com`)).toMatchObject(RESPONSE)
    expect((await request('mina@example.com')).status).toBe(429)
    expect((await request('mina@example.com', '198.51.100.1')).status).toBe(200)
  })

  it('mails only three links for ten concurrent requests', async () => {
    await t.signIn({ email: 'mina@example.com' })
    const responses = await Promise.all(Array.from({ length: 10 }, () => forgot('mina@example.com')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await t.db.$count(mails)).toBe(3)
  })

  it.each([
    ['', 'Email is required.'],
    ['  ', 'Email is required.'],
    [undefined, 'Email is required.'],
    [{ $ne: '' }, 'Email is required.'],
    ['a'.repeat(255), 'Email format is invalid.'],
  ])('refuses %j', async (email, error) => {
    expect(await forgot(email)).toMatchObject({
      status: 400,
      body: { error, issues: [{ path: 'email', message: error }] },
    })
  })
})
