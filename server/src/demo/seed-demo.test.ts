import { readdirSync } from 'node:fs'
import { APPROVAL_STATUSES, ORDER_STATUSES, ROLE_ADMIN, ROLE_MEMBER, ROLE_MERCHANT } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import * as tables from '../db/schema/index.ts'
import { pictureFolderPath } from '../images/picture-folder.ts'
import { DAY } from '../lib/clock.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import { seedDemo } from './seed-demo.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  expect(await seedDemo(shop)).toBe(true)
}, 240_000)
afterAll(() => shop.close())

const signIn = async (email: string): Promise<string> =>
  (await shop.call('POST', '/auth/login', { body: { email, password: DEMO_PASSWORD } })).body.token
const dump = async (db = shop.db) => {
  const { users, products, brands, orders, orderLines, reviews, merchants, wishlist, addresses, chatMessages } = tables
  const rows = []
  for (const table of [products, brands, orders, orderLines, reviews, merchants, wishlist, addresses, chatMessages]) {
    rows.push(await db.select().from(table).orderBy(sql`1, 2`))
  }
  const accounts = await db
    .select({ id: users.id, email: users.email, createdAt: users.createdAt })
    .from(users)
    .orderBy(users.id)
  return [...rows, accounts]
}

describe('the demo data', () => {
  it('lists the featured products first and serves their pictures', async () => {
    const { body } = await shop.call('GET', '/product/list?limit=100')
    expect(body.count).toBe(58)
    const featured = body.products.slice(0, 3).map(({ slug, price }: { slug: string; price: number }) => [slug, price])
    expect(featured).toEqual([
      ['teddy-bears', 55],
      ['transformer', 99],
      ['rubix-cube', 60],
    ])
    const urls: string[] = body.products.map((product: { imageUrl: string }) => product.imageUrl)
    expect(new Set(urls).size).toBe(58)
    for (const url of urls.slice(0, 3)) {
      const response = await shop.app.inject(url)
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
    }
  })

  it('has one account per role', async () => {
    const roles = []
    for (const email of DEMO_ACCOUNTS) {
      const { user } = (await shop.call('GET', '/user/me', { token: await signIn(email) })).body
      roles.push([user.role, user.merchant?.isActive, user.merchant?.status, user.merchant?.brand?.slug])
    }
    expect(roles).toEqual([
      [ROLE_ADMIN, undefined, undefined, undefined],
      [ROLE_MERCHANT, true, 'Approved', 'hug-and-co'],
      [ROLE_MEMBER, undefined, undefined, undefined],
    ])
  })

  it('has conversations with staff, of which two wait for an answer', async () => {
    const threads = await shop.db.select().from(tables.supportThreads)
    expect(threads.map(({ isOpen }) => isOpen).toSorted()).toEqual([false, true, true])
  })

  it('has ratings and review counts that match the approved reviews', async () => {
    const { rows } = await shop.db.execute(
      sql`select p.slug from products p left join reviews r on r.product_id = p.id and r.status = 'Approved' group by p.id having p.review_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rating), 0)`,
    )
    expect(rows).toEqual([])
  })

  it('has orders of the last forty days in every status, some with lines of different statuses', async () => {
    const { body } = await shop.call('GET', '/order?limit=100', { token: await signIn(DEMO_ACCOUNTS[0]) })
    const orders: { created: string; products: { status: string }[]; total: number }[] = body.orders
    const kinds = orders.map((order) => [...new Set(order.products.map((line) => line.status))])
    for (const status of ORDER_STATUSES) expect(kinds).toContainEqual([status])
    expect(kinds.filter((kind) => kind.length > 1).length).toBeGreaterThan(3)
    const ages = orders.map((order) => (shop.clock.now().getTime() - Date.parse(order.created)) / DAY)
    expect(Math.max(...ages)).toBeLessThan(41)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    const cancelled = await shop.db.execute(
      sql`select count(*) as n from order_lines where (status = 'Cancelled') <> stock_returned`,
    )
    expect(cancelled.rows).toEqual([{ n: 0 }])
  })

  it('has merchants in every state, including a disabled one and one without an email', async () => {
    const rows = await shop.db.select().from(tables.merchants)
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(APPROVAL_STATUSES))
    expect(rows.some((row) => row.status === 'Approved' && !row.isActive)).toBe(true)
    expect(rows.some((row) => row.email === null)).toBe(true)
  })

  it('has addresses, liked products and orders for the member', async () => {
    const token = await signIn(DEMO_ACCOUNTS[2])
    expect((await shop.call('GET', '/address', { token })).body.addresses).toHaveLength(2)
    expect((await shop.call('GET', '/order/me', { token })).body.orders).toHaveLength(8)
    const { products } = (await shop.call('GET', '/product/list?limit=100', { token })).body
    expect(products.filter((product: { isLiked: boolean }) => product.isLiked)).toHaveLength(6)
  })
})

describe('seedDemo', () => {
  it('does not change a database that is not empty', async () => {
    const before = await dump()
    expect(await seedDemo(shop)).toBe(false)
    expect(await dump()).toEqual(before)
  })

  it('creates the same rows with the same clock and renders no picture twice', async () => {
    await using other = await freshDatabase()
    const before = readdirSync(pictureFolderPath(shop.config.dataDir))
    expect(await seedDemo({ ...shop, db: other.db })).toBe(true)
    expect(await dump(other.db)).toEqual(await dump())
    expect(readdirSync(pictureFolderPath(shop.config.dataDir))).toEqual(before)
  })

  it('fills the database once when two servers seed at the same time', async () => {
    await using other = await freshDatabase()
    const both = await Promise.all([seedDemo({ ...shop, db: other.db }), seedDemo({ ...shop, db: other.db })])
    expect(both.toSorted()).toEqual([false, true])
  })
})
