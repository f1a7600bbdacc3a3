import { TOAST_TEXT } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, merchants } from '../../db/schema/index.ts'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
})
afterEach(() => t.close())

const save = (token: string | undefined, profile: unknown) =>
  t.call('PUT', '/user', { body: { profile }, ...(token !== undefined && { token }) })

describe('GET /user/me', () => {
  it('returns the profile of a member', async () => {
    const { token, id, email } = await t.signIn({ phoneNumber: '555-123-4567' })
    const { status, body } = await t.call('GET', '/user/me', { token })
    expect(status).toBe(200)
    expect(body).toEqual({
      user: {
        _id: id,
        email,
        firstName: 'Mina',
        lastName: 'Marlow',
        phoneNumber: '555-123-4567',
        provider: 'Email',
        role: 'ROLE MEMBER',
        created: '2026-03-01T12:00:00.000Z',
        merchant: null,
      },
    })
  })

  it('returns a merchant with the brand', async () => {
    const createdAt = t.clock.now()
    const [brand] = await t.db
      .insert(brands)
      .values({ name: 'Acme', slug: 'acme', description: 'Toys', createdAt })
      .returning()
    const application = {
      name: 'Milo',
      phoneNumber: '5551234567',
      brandName: 'Acme',
      business: 'Wooden toys.',
      createdAt,
    }
    const [merchant] = await t.db
      .insert(merchants)
      .values({ ...application, status: 'Approved', isActive: true, brandId: brand?.id })
      .returning()
    const { token } = await t.signIn({ role: 'ROLE MERCHANT', merchantId: merchant?.id })
    expect((await t.call('GET', '/user/me', { token })).body.user).toMatchObject({
      role: 'ROLE MERCHANT',
      merchant: {
        _id: merchant?.id,
        name: 'Milo',
        isActive: true,
        status: 'Approved',
        brand: { _id: brand?.id, name: 'Acme', slug: 'acme' },
      },
    })
  })

  it('returns a user without an email', async () => {
    const google = { provider: 'Google', providerSubject: '7', passwordHash: null } as const
    const { token } = await t.signIn(google)
    expect((await t.call('GET', '/user/me', { token })).body.user.provider).toBe('Google')
  })

  it('returns 401 for a guest', async () => {
    expect(await t.call('GET', '/user/me')).toMatchObject({ status: 401, body: { error: TOAST_TEXT.unauthorized } })
  })
})

describe('PUT /user', () => {
  const profile = { firstName: 'Ada', lastName: 'L', phoneNumber: '(555) 123-4567' }

  it('saves names and phone number', async () => {
    const { token } = await t.signIn()
    const { status, body } = await save(token, profile)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Your profile is successfully updated!', user: profile })
    expect((await t.call('GET', '/user/me', { token })).body.user).toMatchObject(profile)
  })

  it.each([[''], [null], [undefined]])('removes the phone number for %j', async (phoneNumber) => {
    const { token } = await t.signIn({ phoneNumber: '5551234567' })
    expect((await save(token, { ...profile, phoneNumber })).body.user.phoneNumber).toBe(null)
  })

  it('changes only the profile of the user', async () => {
    const other = await t.signIn()
    const { token, email } = await t.signIn()
    const wishes = {
      role: 'ROLE ADMIN',
      email: 'x@example.com',
      provider: 'Google',
      merchant: 'x',
      created: 'x',
      _id: other.id,
    }
    expect((await save(token, { ...profile, ...wishes })).body.user).toMatchObject({
      email,
      role: 'ROLE MEMBER',
      provider: 'Email',
    })
    expect((await t.call('GET', '/user/me', { token: other.token })).body.user.firstName).toBe('Mina')
  })

  it.each([
    [{ ...profile, firstName: '' }, 'First Name is required.', 'profile.firstName'],
    [{ ...profile, lastName: '<p> </p>' }, 'Last Name is required.', 'profile.lastName'],
    [{ ...profile, phoneNumber: '12' }, 'Phone number format is invalid.', 'profile.phoneNumber'],
    [undefined, '"profile" is missing or invalid.', 'profile'],
    ['x', '"profile" is missing or invalid.', 'profile'],
  ])('refuses %j', async (wrong, message, path) => {
    const { token } = await t.signIn()
    expect(await save(token, wrong)).toMatchObject({
      status: 400,
      body: { error: message, issues: [{ path, message }] },
    })
  })

  it('returns 401 for a guest', async () => {
    expect((await save(undefined, profile)).status).toBe(401)
  })
})
