import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBrand } from '../../../test/fixtures/catalogue.ts'
import { explain } from '../../../test/postgres/explain.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { merchants, orderLines, orders, products, reviews, users } from '../../db/schema/index.ts'
import {
  countOpenMessages,
  countOpenOrders,
  countOrdersByStatus,
  countPendingApplications,
  countPendingReviews,
  findBestSellers,
  findLowStock,
  sumSalesByDay,
} from './queries.ts'

let open: OpenDatabase
let brandId: string

/** Inserts two years of data: 6,000 orders with two lines each, about 250 of them in the last thirty days. */
beforeAll(async () => {
  open = await freshDatabase()
  const { db } = open
  brandId = (await addBrand(db)).id
  await db.execute(sql`
    insert into ${products} (id, sku, name, slug, description, stock, price_cents, brand_id, created_at)
    select gen_random_uuid(), 'SKU-' || n, 'Toy ' || n, 'toy-' || n, repeat('x', 150), n % 1000, 100,
      case when n % 50 = 0 then ${brandId}::uuid end, now()
    from generate_series(1, 1500) n`)
  await db.execute(sql`
    insert into ${orders} (id, cart_id, created_at)
    select gen_random_uuid(), gen_random_uuid(), timestamptz '2026-03-01' - n * interval '176 minutes'
    from generate_series(1, 6000) n`)
  await db.execute(sql`
    insert into ${orderLines} (id, order_id, position, product_id, brand_id, name, slug, price_cents, tax_cents, quantity, status)
    select gen_random_uuid(), o.id, position, p.id, p.brand_id, p.name, p.slug, 100, 0, 1,
      case when o.n % 100 = 0 then 'Processing' else 'Delivered' end
    from (select id, row_number() over () as n from ${orders}) o
    cross join generate_series(0, 1) position
    join (select id, brand_id, name, slug, row_number() over () as n from ${products}) p on p.n = (o.n * 7 + position) % 1500 + 1`)
  await db.execute(sql`
    insert into ${users} (id, first_name, last_name, provider, provider_subject, created_at)
    select gen_random_uuid(), 'A', 'B', 'Google', n::text, now() from generate_series(1, 1000) n`)
  await db.execute(sql`
    insert into ${reviews} (id, user_id, title, review, rating, is_recommended, status, created_at)
    select gen_random_uuid(), id, 'T', repeat('x', 300), 5, true, 'Approved', now() from ${users}`)
  await db.execute(sql`
    insert into ${merchants} (id, name, phone_number, brand_name, business, status, created_at)
    select gen_random_uuid(), 'Mo', '1', 'B', repeat('x', 300), 'Approved', now() from generate_series(1, 1000) n`)
  await db.execute(sql`vacuum analyze`)
  // PostgreSQL may prefer a sequential scan for small tables. Disabled, it remains only where no index can be used.
  await db.execute(sql`set enable_seqscan = off`)
})
afterAll(async () => {
  await open.db.execute(sql`reset enable_seqscan`)
  await open.close()
})

it('reads orders, reviews and applications by index, without a sequential scan', async () => {
  const { db } = open
  const since = new Date('2026-01-31T00:00:00.000Z')
  const all = { all: true } as const
  const brandScope = { all: false, brandId } as const
  const queries = {
    sales: sumSalesByDay(db, all, since),
    ownSales: sumSalesByDay(db, brandScope, since),
    statuses: countOrdersByStatus(db, all, since),
    ownStatuses: countOrdersByStatus(db, brandScope, since),
    best: findBestSellers(db, all, since),
    ownBest: findBestSellers(db, brandScope, since),
    ownLow: findLowStock(db, brandScope),
    open: countOpenOrders(db, all),
    ownOpen: countOpenOrders(db, brandScope),
    reviews: countPendingReviews(db),
    applications: countPendingApplications(db),
    messages: countOpenMessages(db),
  }
  for (const [name, query] of Object.entries(queries)) {
    const plan = await explain(db, query)
    const seqScan = /Seq Scan on (orders|order_lines|reviews|merchants)/
    expect([name, plan]).toEqual([name, expect.not.stringMatching(seqScan)])
    if (name.startsWith('own')) expect([name, plan]).toEqual([name, expect.not.stringMatching(/Seq Scan on products/)])
  }
})
