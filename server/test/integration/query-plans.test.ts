import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  addresses,
  merchants,
  orderLines,
  orders,
  products,
  reviews,
  users,
  wishlist,
} from '../../src/db/schema/index.ts'
import { addProduct } from '../fixtures/catalogue.ts'
import { HOME_ADDRESS } from '../fixtures/orders.ts'
import { signInMerchant } from '../fixtures/staff.ts'
import { getDriver } from '../postgres/driver.ts'
import { AS_ADMIN, type TestApp, testApp } from '../test-app.ts'

let shop: TestApp
let admin: { id: string; token: string }
let merchant: { token: string; brand: { id: string } }
beforeAll(async () => {
  shop = await testApp()
  admin = await shop.signIn(AS_ADMIN)
  merchant = await signInMerchant(shop)
  await insertRows(shop, admin.id, merchant.brand.id)
  // The planner prefers sequential scans for small tables. Now it only uses them if no index fits.
  await shop.db.execute(sql`set enable_seqscan = off`)
})
afterAll(async () => {
  await shop.db.execute(sql`reset enable_seqscan`)
  await shop.close()
})

/** Inserts rows into every table, some of them for the user. */
async function insertRows({ db, clock }: TestApp, userId: string, brandId: string): Promise<void> {
  const toy = await addProduct(db, { slug: 'top' })
  const at = sql`${clock.now().toISOString()}::timestamptz - n * interval '1 minute'`
  await db.execute(sql`insert into ${products} (id, sku, name, slug, description, stock, price_cents, created_at)
    select gen_random_uuid(), 'S' || n, md5(n::text), 's-' || n, 'x', 1, 100, ${at} from generate_series(1, 400) n`)
  await db.update(products).set({ brandId }).where(eq(products.id, toy.id))
  await db.execute(sql`insert into ${users} (id, email, first_name, last_name, provider, provider_subject, created_at)
    select gen_random_uuid(), md5(n::text) || '@example.com', 'Ada', md5(n::text), 'Google', n::text, ${at}
    from generate_series(1, 400) n`)
  await db.execute(sql`insert into ${merchants} (id, name, email, phone_number, brand_name, business, status, created_at)
    select gen_random_uuid(), md5(n::text), n || '@example.com', '5551234567', 'B' || n, 'Wooden toys.', 'Rejected', ${at}
    from generate_series(1, 400) n`)
  await db.execute(sql`insert into ${reviews} (id, product_id, user_id, title, review, rating, is_recommended, status, created_at)
    select gen_random_uuid(), p.id, u.id, 'T', 'R', 5, true, 'Approved', u.created_at
    from (select id, created_at, row_number() over (order by id) k from ${users}) u
    join (select id, row_number() over (order by id) k from ${products}) p on p.k = u.k`)
  await db.execute(sql`insert into ${orders} (id, user_id, cart_id, created_at)
    select gen_random_uuid(), id, gen_random_uuid(), created_at from ${users}`)
  await db.execute(sql`insert into ${orderLines} (id, order_id, position, product_id, brand_id, name, slug, price_cents, tax_cents, quantity)
    select gen_random_uuid(), id, 0, ${toy.id}::uuid, case when random() < 0.1 then ${brandId}::uuid end, 'Top', 'top', 100, 0, 1 from ${orders}`)
  await db.execute(sql`insert into ${wishlist} (user_id, product_id, created_at)
    select id, ${toy.id}::uuid, created_at from ${users}`)
  await db.execute(sql`insert into ${addresses} (id, user_id, address, city, state, country, zip_code, created_at)
    select gen_random_uuid(), id, ${HOME_ADDRESS.address}, 'P', 'O', 'US', '97205', created_at from ${users}`)
  await db.insert(addresses).values({ ...HOME_ADDRESS, userId, createdAt: clock.now() })
  await db.execute(sql`vacuum analyze`)
}

const LISTS = [
  '/brand/list',
  '/order',
  '/order?page=15',
  '/order?sortBy=total-high',
  '/order?sortBy=total-low&status=delivered&page=2',
  '/order/me',
  '/user',
  '/user?page=15',
  '/user/search?search=c4ca4238',
  '/merchant',
  '/merchant?page=15',
  '/merchant/search?search=c4ca4238',
  '/review',
  '/review?page=15',
  '/review/top',
  '/review/top?page=2&sort=highest',
  '/wishlist',
  '/address',
  '/product?page=15',
  '/product?search=c4ca4238',
]

/** A scan of the whole table instead of an index. */
const SEQUENTIAL_SCAN = /Seq Scan on (products|users|merchants|reviews|orders|order_lines|wishlist|addresses)\b/

/** Calls a path, and checks that no statement scans a whole table. Returns the number of statements. */
async function countIndexedStatements(path: string, token = admin.token): Promise<number> {
  const driver = getDriver(shop.db)
  const spy = vi.spyOn(driver, 'query')
  const { status } = await shop.call('GET', path, { token })
  const statements = [...spy.mock.calls]
  spy.mockRestore()
  expect(status).toBe(200)
  for (const [text, parameters = []] of statements) {
    const { rows } = await driver.query(`explain ${text}`, parameters)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan, text).not.toMatch(SEQUENTIAL_SCAN)
  }
  return statements.length
}

it.each(LISTS)('%s uses no sequential scan, and at most three statements besides the session lookup', async (path) => {
  expect(await countIndexedStatements(path)).toBeLessThanOrEqual(4)
})

it.each(['', '?page=2', '?status=to_ship', '?sortBy=oldest', '?search=c4ca4238', '?search=abcd-ef01'])(
  '/order/list/merchant%s uses no sequential scan, and three statements',
  async (query) => {
    // Besides the session.
    expect(await countIndexedStatements(`/order/list/merchant${query}`, merchant.token)).toBe(4)
  },
)

it('toys that go well with a toy use no sequential scan, and four statements for the candidates that are cached then', async () => {
  const path = '/product/item/top/related'
  // Besides the session and the version of the catalogue. The toy was bought alone, so that there are no toys to read.
  expect([await countIndexedStatements(path), await countIndexedStatements(path)]).toEqual([6, 1])
})

it('the home page uses no sequential scan, and five statements for the sections that are cached then', async () => {
  // Besides the session, the version of the catalogue and the products.
  expect([await countIndexedStatements('/home'), await countIndexedStatements('/home')]).toEqual([8, 2])
})
