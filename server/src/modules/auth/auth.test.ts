import { FORM_TEXT, RESPONSE_TEXT, TOAST_TEXT } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test/test-app.ts'
import { readConfig } from '../../config.ts'
import { mails, newsletter, sessions, users } from '../../db/schema/index.ts'
import { DAY, SECOND } from '../../lib/clock.ts'
import { listProviders } from './service.ts'

describe.each(setupDatabases())('accounts with the %s database', (_name, open) => {
  let t: TestApp
  beforeEach(async () => {
    t = await testApp({ database: await open() })
  })
  afterEach(() => t.close())

  const ada = {
    email: 'Ada@Example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'engine1',
    isSubscribed: false,
  }
  const register = (body: object) => t.call('POST', '/auth/register', { body })
  const login = (email: string, password: string) => t.call('POST', '/auth/login', { body: { email, password } })
  const me = (token: string) => t.call('GET', '/user/me', { token })

  describe('POST /auth/register', () => {
    it('creates a member, signs in and sends a welcome mail', async () => {
      const { status, body } = await register(ada)
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        subscribed: false,
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { id: expect.any(String), firstName: 'Ada', lastName: 'Lovelace', email: ada.email, role: 'ROLE MEMBER' },
      })
      expect((await me(body.token)).body.user).toMatchObject({ _id: body.user.id, provider: 'Email', merchant: null })
      expect(await t.db.select().from(mails)).toMatchObject([
        { kind: 'welcome', to: ada.email, text: expect.stringContaining('http://localhost:3000/shop') },
      ])
      expect(await t.db.select().from(newsletter)).toEqual([])
    })

    it('subscribes to the newsletter if requested, and keeps an earlier subscription', async () => {
      const createdAt = t.clock.now()
      await t.db.insert(newsletter).values({ email: 'ADA@example.com', unsubscribeToken: 'x', createdAt })
      expect((await register({ ...ada, isSubscribed: true })).body.subscribed).toBe(true)
      await register({ ...ada, email: 'bob@example.com', isSubscribed: true })
      const subscribed = await t.db.select({ email: newsletter.email }).from(newsletter).orderBy(newsletter.email)
      expect(subscribed.map((row) => row.email).toSorted()).toEqual(['ADA@example.com', 'bob@example.com'])
    })

    it('stores neither the password nor the token', async () => {
      const { body } = await register(ada)
      const stored = JSON.stringify([await t.db.select().from(users), await t.db.select().from(sessions)])
      expect(stored).not.toContain(ada.password)
      expect(stored).not.toContain(body.token)
      expect(stored).toContain('$argon2id$')
    })

    it('refuses a taken email, ignoring case', async () => {
      await register(ada)
      const { status, body } = await register({ ...ada, email: 'ADA@EXAMPLE.COM' })
      expect(status).toBe(400)
      expect(body).toEqual({
        error: 'That email address is already in use.',
        issues: [{ path: 'email', message: 'That email address is already in use.' }],
      })
    })

    it.each([
      ['full-width letters', 'ａda@example.com'],
      ['a zero-width space', 'a\u200Bda@example.com'],
      ['a direction character', '\u202Eada@example.com'],
      ['a control character', 'ada\u0007@example.com'],
      ['a variation selector', 'ada\uFE0F@example.com'],
      ['half a surrogate pair', 'ada\uD800@example.com'],
    ])('refuses a taken email that is spelled with %s', async (_spelling, email) => {
      await register(ada)
      expect(await register({ ...ada, email })).toMatchObject({
        status: 400,
        body: { error: 'That email address is already in use.' },
      })
      expect((await login(email, ada.password)).status).toBe(200)
      expect(await t.db.$count(users)).toBe(1)
    })

    it('does not mail a link that is entered as a name', async () => {
      await register({ ...ada, firstName: 'Ada, visit https://evil.example' })
      const [mail] = await t.db.select().from(mails)
      expect(mail?.text).toMatch(/^Hi there,/)
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil')
    })

    it('creates one account from five concurrent sign-ups', async () => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => register({ ...ada, isSubscribed: true })))
      expect(responses.map((response) => response.status).toSorted()).toEqual([200, 400, 400, 400, 400])
      expect(await t.db.$count(users)).toBe(1)
      expect((await t.db.select().from(mails)).map((mail) => mail.kind).toSorted()).toEqual(['newsletter', 'welcome'])
      expect(await t.db.$count(sessions)).toBe(1)
    })

    it.each([
      [{ email: '' }, FORM_TEXT.email.required],
      [{ email: 'nobody' }, FORM_TEXT.email.format],
      [{ password: '' }, FORM_TEXT.password.required],
      [{ password: '12345' }, FORM_TEXT.password.short],
      [{ password: '123456' }, RESPONSE_TEXT.auth.commonPassword],
      [{ password: ' QwertyUiop ' }, RESPONSE_TEXT.auth.commonPassword],
      [{ firstName: ' ' }, 'First Name is required.'],
      [{ lastName: '<b></b>' }, 'Last Name is required.'],
    ])('refuses %j', async (wrong, message) => {
      const { status, body } = await register({ ...ada, ...wrong })
      expect(status).toBe(400)
      expect(body).toEqual({ error: message, issues: [{ path: Object.keys(wrong)[0], message }] })
      expect(await t.db.$count(users)).toBe(0)
    })

    it('ignores a role, a provider and an id in the body', async () => {
      const { body } = await register({
        ...ada,
        role: 'ROLE ADMIN',
        provider: 'Google',
        _id: 'x',
        id: 'x',
        merchant: {},
      })
      expect((await me(body.token)).body.user).toMatchObject({ role: 'ROLE MEMBER', provider: 'Email', merchant: null })
    })

    it('strips markup from names but not from passwords', async () => {
      await register({ ...ada, firstName: '<i>Ada</i>', password: '<b>engine' })
      const { body } = await login(ada.email, '<b>engine')
      expect(body.user.firstName).toBe('Ada')
    })
  })

  describe('POST /auth/login', () => {
    it('signs in, ignoring the case of the email', async () => {
      await register(ada)
      const { status, body } = await login('aDA@exAMPLE.com', ada.password)
      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, user: { firstName: 'Ada', email: ada.email } })
      expect((await me(body.token)).status).toBe(200)
    })

    it('responds equally to a wrong password, an unknown email and an account of another provider', async () => {
      await t.signIn({ email: 'mina@example.com' })
      await t.signIn({ email: 'g@example.com', provider: 'Google', providerSubject: '1', passwordHash: null })
      const responses = await Promise.all([
        login('mina@example.com', 'wrong-password'),
        login('nobody@example.com', TEST_PASSWORD),
        login('g@example.com', TEST_PASSWORD),
      ])
      for (const { status, body } of responses) {
        expect(status).toBe(400)
        expect(body).toEqual({ error: 'Email or password is incorrect.' })
      }
    })

    it.each([
      [{ email: '', password: 'engine1' }, 'Email is required.'],
      [{ email: 'x', password: 'engine1' }, 'Email format is invalid.'],
      [{ email: 'a@b.co', password: '' }, 'Password is required.'],
      [{ email: 'a@b.co', password: 'short' }, 'Password must be at least 6 characters.'],
      [{ email: 'a@b.co', password: { $ne: '' } }, 'Password is required.'],
      [{}, 'Email is required.'],
    ])('refuses %j', async (body, error) => {
      const response = await t.call('POST', '/auth/login', { body })
      expect(response.status).toBe(400)
      expect(response.body.error).toBe(error)
    })
  })

  describe('a session', () => {
    it('expires after seven days without a request, and is extended by requests', async () => {
      const { token } = await t.signIn()
      for (let week = 0; week < 3; week += 1) {
        t.clock.advance(7 * DAY - SECOND)
        expect((await me(token)).status).toBe(200)
      }
      t.clock.advance(7 * DAY)
      expect(await me(token)).toMatchObject({ status: 401, body: { error: TOAST_TEXT.unauthorized } })
    })

    it('is revoked by signing out, unlike other sessions of the user', async () => {
      const { id, token } = await t.signIn()
      const { body: other } = await login(
        (await t.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? '',
        TEST_PASSWORD,
      )
      const ended: string[][] = []
      t.deps.events.on('sessionsRevoked', (ids) => ended.push(ids))

      const response = await t.call('POST', '/auth/logout', { token })
      expect(response).toMatchObject({ status: 200, body: { success: true, message: RESPONSE_TEXT.auth.signedOut } })
      expect(ended).toEqual([[expect.any(String)]])
      expect((await me(token)).status).toBe(401)
      expect((await me(other.token)).status).toBe(200)
    })

    it('ends when the account is deleted', async () => {
      const { id, token } = await t.signIn()
      await t.db.delete(users).where(eq(users.id, id))
      expect((await me(token)).status).toBe(401)
    })

    it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', "Bearer ' or 1=1", 'Bearer null'])(
      'is not opened by the header %j',
      async (authorization) => {
        await t.signIn()
        expect((await t.call('GET', '/user/me', { headers: { authorization } })).status).toBe(401)
      },
    )
  })

  describe('POST /auth/logout', () => {
    it('returns 401 for a guest', async () => {
      expect((await t.call('POST', '/auth/logout')).status).toBe(401)
    })
  })

  describe('GET /auth/providers', () => {
    it('returns no provider if none is configured', async () => {
      expect(await t.call('GET', '/auth/providers')).toMatchObject({ status: 200, body: { providers: [] } })
    })

    it.each([
      [{ GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' }, ['Google']],
      [{ FACEBOOK_CLIENT_ID: 'i', FACEBOOK_CLIENT_SECRET: 's' }, ['Facebook']],
    ])('returns for the settings %j the providers %j', (env, expected) => {
      expect(listProviders(readConfig(env))).toEqual(expected)
    })
  })
})
