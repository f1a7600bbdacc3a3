import { TOAST_TEXT, type User } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { newId } from '../../db/id.ts'
import { merchants, orders, users } from '../../db/schema/index.ts'

let shop: TestApp
let admin: { id: string; token: string }
beforeEach(async () => {
  shop = await testApp()
  admin = await shop.signIn({ ...AS_ADMIN, firstName: 'Ada', lastName: 'Winder', email: 'ada@shop.test' })
})
afterEach(() => shop.close())

const get = (path: string) => shop.call('GET', path, { token: admin.token })

/** Inserts members without password hashes, because hashing is slow. */
async function addMembers(n: number): Promise<void> {
  const member = { firstName: 'Mina', lastName: 'Marlow', provider: 'Google', createdAt: shop.clock.now() } as const
  await shop.db
    .insert(users)
    .values(Array.from({ length: n }, (_, nth) => ({ ...member, providerSubject: `${nth}`, email: `m${nth}@x.test` })))
}

describe('GET /user', () => {
  it('lists all users, newest first, with the fields of their own profile', async () => {
    shop.clock.advance(1000)
    const member = await shop.signIn()
    const { body } = await get('/user')
    const { user } = (await shop.call('GET', '/user/me', { token: member.token })).body
    expect(body).toMatchObject({ totalPages: 1, currentPage: 1, count: 2 })
    expect(body.users).toEqual([user, expect.objectContaining({ _id: admin.id, role: 'ROLE ADMIN' })])
  })

  it('returns pages of twenty users without repeating or skipping one', async () => {
    await addMembers(22)
    const pages = [await get('/user'), await get('/user?page=2'), await get('/user?page=9')].map(({ body }) => body)
    expect(pages.map((page) => page.users.length)).toEqual([20, 3, 0])
    expect(new Set(pages.flatMap((page) => page.users.map(({ _id }: User) => _id))).size).toBe(23)
    expect(pages[2]).toMatchObject({ totalPages: 2, currentPage: 9, count: 23 })
    expect((await get('/user?page=junk&limit=-1')).body).toMatchObject({ totalPages: 2, currentPage: 1 })
  })
})

describe('the users of a role', () => {
  it.each([
    ['', 4],
    ['member', 2],
    ['merchant', 1],
    ['admin', 1],
    ['unknown', 4],
  ])('are listed and found with the status "%s"', async (status, count) => {
    await addMembers(2)
    await shop.signIn({ firstName: 'Mina', role: 'ROLE MERCHANT' })
    const { body } = await get(`/user?status=${status}&limit=3`)
    expect(body).toMatchObject({
      count,
      totalPages: Math.ceil(count / 3),
      counts: { member: 2, merchant: 1, admin: 1 },
    })
    expect(body.users).toHaveLength(Math.min(count, 3))
    const found: User[] = (await get(`/user/search?search=mina&status=${status}`)).body.users
    expect(found).toHaveLength(status === 'admin' ? 0 : status === 'member' ? 2 : status === 'merchant' ? 1 : 3)
  })
})

describe('GET /user/search', () => {
  const findEmails = async (search: string): Promise<string[]> =>
    (await get(`/user/search?search=${encodeURIComponent(search)}`)).body.users.map(({ firstName }: User) => firstName)

  it.each([' ZO%', 'le_gume', 'ZO%E L', 'z_e@x.', '@x.test'])('finds a user by %s', async (search) => {
    await shop.signIn({ firstName: 'Zo%e', lastName: 'Le_gume', email: 'z_e@x.test' })
    expect(await findEmails(search)).toEqual(['Zo%e'])
  })

  it.each(['', ' ', '%', '_', '.*', '(', '\0', 'nobody'])('finds no user by %j', async (search) => {
    expect(await findEmails(search)).toEqual([])
  })

  it('finds at most a hundred users', async () => {
    await addMembers(101)
    expect(await findEmails('mina')).toHaveLength(100)
  })
})

describe('GET /user/export', () => {
  /** The cells of each row by column. No cell of these tests has a comma. */
  async function exportUsers(query = '') {
    const { body } = await shop.app.inject({
      url: `/api/user/export${query}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const [header = [], ...rows] = body
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index]])))
  }

  it('has what an account has bought, without cancelled orders in the sum', async () => {
    shop.clock.advance(1000)
    const member = await shop.signIn({ email: 'mina@x.test', phoneNumber: '555-010-0123' })
    const order = { userId: member.id, createdAt: shop.clock.now() }
    await shop.db.insert(orders).values([
      { ...order, cartId: newId(), totalCents: 1250 },
      { ...order, cartId: newId(), totalCents: 300_000 },
      { ...order, cartId: newId(), totalCents: 0, status: 'Cancelled' },
    ])
    expect(await exportUsers()).toEqual([
      {
        ...{ id: member.id, name: 'Mina Marlow', email: 'mina@x.test', phone: '555-010-0123', role: 'Member' },
        ...{ status: 'Active', joined: shop.clock.now().toISOString(), orders: '3', spent: '3012.50' },
      },
      expect.objectContaining({ id: admin.id, name: 'Ada Winder', role: 'Admin', orders: '0', spent: '0.00' }),
    ])
  })

  it('calls disabled accounts and accounts of disabled merchants disabled', async () => {
    const business = { phoneNumber: '555-010-0123', brandName: 'Kites', business: 'Kites', createdAt: shop.clock.now() }
    const [merchant] = await shop.db
      .insert(merchants)
      .values({ name: 'Otto', email: 'otto@x.test', status: 'Approved', isActive: false, ...business })
      .returning({ id: merchants.id })
    await shop.signIn({ email: 'otto@x.test', role: 'ROLE MERCHANT', merchantId: merchant?.id })
    await shop.signIn({ email: 'zoe@x.test', disabledAt: shop.clock.now() })
    const rows = await exportUsers()
    expect(Object.fromEntries(rows.map(({ email, status }) => [email, status]))).toEqual({
      'ada@shop.test': 'Active',
      'otto@x.test': 'Disabled',
      'zoe@x.test': 'Disabled',
    })
  })

  it('has the users that the list shows, also more than a page of them that joined at once', async () => {
    await addMembers(1100)
    const { rows } = await shop.db.execute<{ email: string }>(
      sql`select email from users where first_name = 'Mina' order by created_at desc, id desc`,
    )
    const exported = await exportUsers('?search=mina%20marlow&status=member')
    expect(exported.map(({ email }) => email)).toEqual(rows.map(({ email }) => email))
    expect((await exportUsers('?status=admin')).map(({ email }) => email)).toEqual(['ada@shop.test'])
  })

  it('has names with quotation marks, and no formulas', async () => {
    await shop.signIn({ firstName: '=HYPERLINK("a")', lastName: 'b, c' })
    const { body, headers } = await shop.app.inject({
      url: '/api/user/export',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(body).toContain(`,"'=HYPERLINK(""a"") b, c",`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="users.csv"')
  })
})

it.each(['/user', '/user/search?search=ada', '/user/export'])('%s requires an admin', async (path) => {
  expect(await shop.call('GET', path)).toMatchObject({ status: 401, body: { error: TOAST_TEXT.unauthorized } })
  for (const role of ['ROLE MEMBER', 'ROLE MERCHANT'] as const) {
    const { token } = await shop.signIn({ role })
    expect(await shop.call('GET', path, { token })).toMatchObject({
      status: 403,
      body: { error: TOAST_TEXT.forbidden },
    })
  }
})
