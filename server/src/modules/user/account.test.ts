import { RESPONSE_TEXT } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { createReviewer } from '../../../test/fixtures/reviews.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

const MINUTE_MS = 60_000

describe.each(setupDatabases())('accounts on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let admin: { id: string; token: string }
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    admin = await shop.signIn({ ...AS_ADMIN, firstName: 'Ada', lastName: 'Winder' })
  })
  afterEach(() => shop.close())

  const get = (id: string) => shop.call('GET', `/user/${id}`, { token: admin.token })
  const setActive = (id: string, isActive: boolean, token = admin.token) =>
    shop.call('PUT', `/user/${id}/active`, { token, body: { user: { isActive } } })
  const signOut = (id: string) => shop.call('DELETE', `/user/${id}/sessions`, { token: admin.token })
  const isSignedIn = async (token: string) => (await shop.call('GET', '/user/me', { token })).status === 200
  const register = async (email: string) => {
    const person = { email, password: 'engine-of-tin-1', firstName: 'Mina', lastName: 'Marlow' }
    const { body } = await shop.call('POST', '/auth/register', { body: { ...person, isSubscribed: false } })
    const id: string = body.user.id
    const token: string = body.token
    return {
      id,
      token,
      login: () => shop.call('POST', '/auth/login', { body: { email, password: person.password } }),
    }
  }

  it('returns the profile, the sessions, and the latest orders, reviews and wishes', async () => {
    const member = await shop.signIn({ firstName: 'Mina' })
    const toy = await addProduct(shop.db, { name: 'Top', slug: 'top', stock: 9, priceCents: 500 })
    const order = await createShopper(shop).buy(member.token, [{ id: toy.id, priceCents: 500 }])
    await (await createReviewer(shop)).add(toy.id, member.token)
    await shop.call('POST', '/wishlist', { token: member.token, body: { product: toy.id, isLiked: true } })
    const { status, body } = await get(member.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { _id: member.id, firstName: 'Mina' },
      sessions: { count: 1, lastUsed: shop.clock.now().toISOString() },
      orders: { count: 1, latest: [{ _id: order._id, total: order.totalWithTax, status: 'Not processed' }] },
      reviews: {
        count: 1,
        latest: [{ title: 'Fine', rating: 4, status: 'Waiting Approval', product: { name: 'Top', slug: 'top' } }],
      },
      wishes: { count: 1, latest: [{ name: 'Top', slug: 'top' }] },
    })
  })

  it('counts no expired sessions, and knows when the last one was used', async () => {
    const member = await shop.signIn()
    shop.clock.advance(5 * MINUTE_MS)
    await isSignedIn(member.token)
    expect((await get(member.id)).body.sessions).toEqual({ count: 1, lastUsed: shop.clock.now().toISOString() })
    await signOut(member.id)
    expect((await get(member.id)).body.sessions).toEqual({ count: 0, lastUsed: null })
  })

  it('signs an account out everywhere, and lets it sign in again', async () => {
    const member = await register('mina@example.com')
    expect((await signOut(member.id)).body.message).toBe(RESPONSE_TEXT.user.signedOut)
    expect(await isSignedIn(member.token)).toBe(false)
    expect((await member.login()).status).toBe(200)
  })

  it('signs a disabled account out everywhere, and refuses it until it is enabled', async () => {
    const member = await register('mina@example.com')
    expect((await setActive(member.id, false)).body.message).toBe(RESPONSE_TEXT.user.disabled)
    expect(await isSignedIn(member.token)).toBe(false)
    expect(await member.login()).toMatchObject({ status: 400, body: { error: RESPONSE_TEXT.auth.disabled } })
    expect((await get(member.id)).body).toMatchObject({ user: { isDisabled: true }, sessions: { count: 0 } })
    await setActive(member.id, true)
    expect((await member.login()).status).toBe(200)
    expect(await isSignedIn(member.token)).toBe(false)
  })

  it('tells only who knows the password that the account is disabled', async () => {
    const member = await register('mina@example.com')
    await setActive(member.id, false)
    const body = { email: 'mina@example.com', password: 'wrong-password' }
    expect(await shop.call('POST', '/auth/login', { body })).toMatchObject({
      status: 400,
      body: { error: RESPONSE_TEXT.auth.wrongCredentials },
    })
  })

  it('records who disabled, enabled and signed out an account', async () => {
    const member = await shop.signIn()
    for (const isActive of [false, false, true]) await setActive(member.id, isActive)
    await signOut(member.id)
    const { entries } = (await shop.call('GET', `/audit/user/${member.id}`, { token: admin.token })).body
    expect(entries).toMatchObject([
      { action: 'signed-out', actorName: 'Ada Winder' },
      { action: 'status', details: { from: 'Disabled', to: 'Active' } },
      { action: 'status', details: { from: 'Active', to: 'Disabled' } },
    ])
  })

  it('keeps an admin from disabling the own account', async () => {
    expect(await setActive(admin.id, false)).toMatchObject({
      status: 400,
      body: { error: RESPONSE_TEXT.user.ownAccount },
    })
  })

  it('keeps one admin when two disable each other at once', async () => {
    const other = await shop.signIn(AS_ADMIN)
    await Promise.all([setActive(other.id, false), setActive(admin.id, false, other.token)])
    const tokens = await Promise.all([isSignedIn(admin.token), isSignedIn(other.token)])
    expect(tokens.filter(Boolean)).toHaveLength(1)
  })

  it.each([UNKNOWN_ID, 'junk'])('returns 404 for the id %s', async (id) => {
    const missing = { status: 404, body: { message: RESPONSE_TEXT.user.missing } }
    expect(await get(id)).toMatchObject(missing)
    expect(await setActive(id, false)).toMatchObject(missing)
    expect(await signOut(id)).toMatchObject(missing)
  })
})
