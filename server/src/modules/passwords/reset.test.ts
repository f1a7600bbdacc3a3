import { RESPONSE_TEXT } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMailedTokens } from '../../../test/fixtures/reset-tokens.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test/test-app.ts'
import { mails } from '../../db/schema/index.ts'
import { HOUR } from '../../lib/clock.ts'

let t: TestApp
let mina: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  t = await testApp()
  mina = await t.signIn({ email: 'mina@example.com' })
})
afterEach(() => t.close())

const DONE = 'Password changed successfully. Please login with your new password.'
const EXPIRED = 'Your token has expired. Please attempt to reset your password again.'
const forms = (password: string, confirmPassword = password) => ({ password, confirmPassword })
const reset = (token: string, body: object = forms('new-one')) => t.call('POST', `/auth/reset/${token}`, { body })
const change = (body: object, token?: string) =>
  t.call('POST', '/auth/reset', { body, ...(token !== undefined && { token }) })
const login = async (password: string) =>
  (await t.call('POST', '/auth/login', { body: { email: mina.email, password } })).status
const me = async (token: string) => (await t.call('GET', '/user/me', { token })).status
const countChangedMails = () => t.db.$count(mails, eq(mails.kind, 'password-changed'))

async function findMailedLink(): Promise<string> {
  await t.call('POST', '/auth/forgot', { body: { email: mina.email } })
  return (await findMailedTokens(t.db, mina.email)).at(-1) ?? ''
}

describe('POST /auth/reset/{token}', () => {
  it('sets the password, revokes every session, and informs the owner by mail', async () => {
    const ended: string[][] = []
    t.deps.events.on('sessionsRevoked', (ids) => ended.push(ids))
    const other = await t.signIn()
    const token = await findMailedLink()
    expect(await reset(token)).toMatchObject({ status: 200, body: { success: true, message: DONE } })
    expect([await login(TEST_PASSWORD), await login('new-one')]).toEqual([400, 200])
    expect([await me(mina.token), await me(other.token)]).toEqual([401, 200])
    expect(ended).toEqual([[expect.any(String)]])
    const [mail] = await t.db.select().from(mails).where(eq(mails.kind, 'password-changed'))
    expect(mail).toMatchObject({
      to: mina.email,
      text: expect.stringContaining(`${t.config.appUrl}/#/forgot-password`),
    })
  })

  it('works once, and invalidates the other links', async () => {
    const [first, second] = [await findMailedLink(), await findMailedLink()]
    expect((await reset(second)).status).toBe(200)
    for (const token of [second, first]) {
      expect(await reset(token, forms('third-one'))).toMatchObject({ status: 400, body: { error: EXPIRED } })
    }
    expect(await login('new-one')).toBe(200)
  })

  it('works once for five concurrent requests', async () => {
    const token = await findMailedLink()
    const responses = await Promise.all(
      ['one-one', 'two-two', 'three-3', 'four-4', 'five-5'].map((p) => reset(token, forms(p))),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    expect(await countChangedMails()).toBe(1)
  })

  it('works for one hour', async () => {
    const [late, soon] = [await findMailedLink(), await findMailedLink()]
    t.clock.advance(HOUR)
    expect((await reset(late)).body.error).toBe(EXPIRED)
    t.clock.advance(-1)
    expect((await reset(soon)).status).toBe(200)
  })

  it.each(['x', 'k'.repeat(43), "'", '%00', 'a'.repeat(1500)])('refuses the token %j', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400, body: { error: EXPIRED } })
  })

  it.each([
    [{}, 'Password is required.', 'password'],
    [forms('short'), 'Password must be at least 6 characters.', 'password'],
    [forms('letmein'), RESPONSE_TEXT.auth.commonPassword, 'password'],
    [forms('new-one', ''), 'Confirm password is required.', 'confirmPassword'],
    [forms('new-one', 'new-two'), 'Confirm password and password fields must match.', 'confirmPassword'],
  ])('refuses %j', async (body, error, path) => {
    const token = await findMailedLink()
    const response = await reset(token, body)
    expect(response).toMatchObject({ status: 400, body: { error } })
    expect(response.body.issues[0]).toEqual({ path, message: error })
    expect((await reset(token)).status).toBe(200)
  })

  it('stores a password exactly as it is typed', async () => {
    await reset(await findMailedLink(), forms(' <b>x</b> '))
    expect(await login(' <b>x</b> ')).toBe(200)
  })
})

describe('POST /auth/reset', () => {
  it('replaces the password and revokes every session, including the current one', async () => {
    const link = await findMailedLink()
    expect(await change(forms(TEST_PASSWORD, 'new-one'), mina.token)).toMatchObject({
      status: 200,
      body: { success: true, message: DONE },
    })
    expect([await me(mina.token), await login(TEST_PASSWORD), await login('new-one')]).toEqual([401, 400, 200])
    expect(await countChangedMails()).toBe(1)
    expect((await reset(link)).status).toBe(400)
  })

  it('refuses a wrong old password and changes nothing', async () => {
    const error = 'Please enter your correct old password.'
    const response = await change(forms('not-this', 'new-one'), mina.token)
    expect(response).toMatchObject({ status: 400, body: { error, issues: [{ path: 'password', message: error }] } })
    expect([await me(mina.token), await login(TEST_PASSWORD)]).toEqual([200, 200])
    expect(await t.db.$count(mails)).toBe(0)
  })

  it('changes the password once for concurrent changes by two devices', async () => {
    const responses = await Promise.all(
      ['new-one', 'new-two'].map((password) => change(forms(TEST_PASSWORD, password), mina.token)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countChangedMails()).toBe(1)
  })

  it.each([
    [forms('', 'new-one'), 'Password is required.'],
    [forms(TEST_PASSWORD, ''), 'Confirm password is required.'],
    [forms(TEST_PASSWORD, 'short'), 'Confirm password must be at least 6 characters.'],
    [forms(TEST_PASSWORD, 'letmein'), RESPONSE_TEXT.auth.commonPassword],
  ])('refuses %j', async (body, error) => {
    expect(await change(body, mina.token)).toMatchObject({ status: 400, body: { error } })
  })

  it('requires a session and an account with a password', async () => {
    expect((await change(forms(TEST_PASSWORD, 'new-one'))).status).toBe(401)
    const google = await t.signIn({ provider: 'Google', providerSubject: '1', passwordHash: null })
    expect((await change(forms(TEST_PASSWORD, 'new-one'), google.token)).status).toBe(403)
  })
})
