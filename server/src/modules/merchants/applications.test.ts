import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { APPLICATION, createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, merchants } from '../../db/schema/index.ts'

let shop: TestApp
let seller: Selling
beforeEach(async () => {
  shop = await testApp()
  seller = await createSelling(shop)
})
afterEach(() => shop.close())

const apply = (more: object = {}, token?: string) =>
  shop.call('POST', '/merchant/add', { body: { ...APPLICATION, ...more }, ...(token !== undefined && { token }) })
const taken = {
  status: 400,
  body: {
    error: 'That email address is already in use.',
    issues: [{ path: 'email', message: 'That email address is already in use.' }],
  },
}

describe('POST /merchant/add', () => {
  it('stores the application, ignores unknown fields, and mails a receipt', async () => {
    expect(await apply({ status: 'Approved', isActive: true, brandId: 'x', _id: 'x' })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'We received your request! we will reach you on your phone number 555-123-4567!',
      },
    })
    expect(await shop.db.select().from(merchants)).toMatchObject([
      { ...APPLICATION, status: 'Waiting Approval', isActive: false, brandId: null, createdAt: shop.clock.now() },
    ])
    expect(await seller.findMailKinds('milo@example.com')).toEqual(['merchant-application'])
  })

  it('mails no text of the form, because the address may be someone else’s', async () => {
    await apply({ name: 'Buy pills', brandName: 'Pills', business: 'Pills of every colour.' })
    expect(JSON.stringify(await shop.db.select().from(mails))).not.toMatch(/pills/i)
  })

  it('accepts an admin’s application, and one open application for an email in any case', async () => {
    expect((await apply({}, seller.admin)).status).toBe(200)
    expect(await apply({ email: 'MILO@example.com' })).toMatchObject(taken)
    expect(await shop.db.$count(mails)).toBe(1)
  })

  it('accepts an application after a rejection', async () => {
    await seller.insertApplication({ status: 'Rejected' })
    expect((await apply()).status).toBe(200)
  })

  it.each([
    [{ name: '<i> </i>' }, 'Name is required.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'milo' }, 'Email format is invalid.'],
    [{ phoneNumber: '' }, 'Phone number is required.'],
    [{ phoneNumber: '12345' }, 'Phone number format is invalid.'],
    [{ brandName: '' }, 'Brand is required.'],
    [{ business: '' }, 'Business is required.'],
    [{ business: 'Too short' }, 'Business must be at least 10 characters.'],
  ])('rejects %j', async (wrong, message) => {
    expect(await apply(wrong)).toMatchObject({
      status: 400,
      body: { error: message, issues: [{ path: Object.keys(wrong)[0], message }] },
    })
    expect(await shop.db.$count(merchants)).toBe(0)
  })

  it('limits an address to a hundred calls', async () => {
    await using limited = await testApp({ config: { rateLimitScale: 1 } })
    const statuses: number[] = []
    for (let i = 0; i < 101; i += 1) statuses.push((await limited.call('POST', '/merchant/add', { body: {} })).status)
    expect(statuses).toEqual([...Array(100).fill(400), 429])
  })
})

describe('GET /merchant', () => {
  const list = (query = '') => shop.call('GET', `/merchant${query}`, { token: seller.admin })

  it('lists every merchant, newest first, with whether they have an account', async () => {
    const id = await seller.insertApplication({ email: null })
    shop.clock.advance(1000)
    const approved = await seller.insertApplication({ status: 'Approved', isActive: true })
    await shop.signIn({ role: 'ROLE MERCHANT', merchantId: approved })
    const { body } = await list()
    expect(body).toMatchObject({ totalPages: 1, currentPage: 1, count: 2 })
    const { email: _email, ...rest } = APPLICATION
    expect(body.merchants).toEqual([
      {
        ...{ _id: approved, ...APPLICATION, status: 'Approved', isActive: true, hasAccount: true, activeToys: 0 },
        created: '2026-03-01T12:00:01.000Z',
      },
      {
        ...{
          _id: id,
          ...rest,
          email: null,
          status: 'Waiting Approval',
          isActive: false,
          hasAccount: false,
          activeToys: 0,
        },
        created: '2026-03-01T12:00:00.000Z',
      },
    ])
  })

  it('returns pages of twenty that neither repeat nor skip rows', async () => {
    for (let n = 0; n < 23; n += 1) await seller.insertApplication({ email: `m${n}@example.com`, name: `M${n}` })
    const pages = [await list(), await list('?page=2'), await list('?page=3')].map(({ body }) => body)
    expect(pages.map(({ merchants: rows }) => rows.length)).toEqual([20, 3, 0])
    expect(new Set(pages.flatMap(({ merchants: rows }) => rows.map(({ _id }: { _id: string }) => _id))).size).toBe(23)
    expect(pages[2]).toMatchObject({ totalPages: 2, currentPage: 3, count: 23 })
  })
})

describe('GET /merchant/search', () => {
  const searchNames = async (search: string): Promise<string[]> => {
    const path = `/merchant/search?search=${encodeURIComponent(search)}`
    const { body } = await shop.call('GET', path, { token: seller.admin })
    return body.merchants.map(({ name }: { name: string }) => name)
  }

  it.each(['lady B%', 'A_DA@example.com', '555.9', 'CLOCK (work)', 'rejected'])(
    'finds a merchant by %s',
    async (search) => {
      await seller.insertApplication()
      await seller.insertApplication({
        name: 'Lady B%ron',
        email: 'a_da@example.com',
        phoneNumber: '555.987.6543',
        brandName: 'Clock (Work)',
        status: 'Rejected',
      })
      expect(await searchNames(search)).toEqual(['Lady B%ron'])
    },
  )

  it.each(['', '  ', '%', '_', '.*', '\0', 'unknown'])('finds no merchant by %j', async (search) => {
    await seller.insertApplication()
    expect(await searchNames(search)).toEqual([])
  })

  it('finds at most a hundred merchants', async () => {
    const values = Array.from({ length: 101 }, (_, n) => ({ ...APPLICATION, email: `m${n}@example.com` }))
    await shop.db.insert(merchants).values(values.map((value) => ({ ...value, createdAt: shop.clock.now() })))
    expect(await searchNames('milo')).toHaveLength(100)
  })
})
