import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manualClock } from '../../../test/manual-clock.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { CHUNK_ROWS } from '../../db/read-chunks.ts'
import { products } from '../../db/schema/index.ts'
import { subscribeToStatements } from '../../db/statement-channel.ts'
import { createListingCache } from './listing-cache.ts'
import { countProductFacets, listProducts } from './service.ts'

const PRODUCTS = 2 * CHUNK_ROWS + 10
const PRICES = 7

type Result = { rows: Record<string, unknown>[] }

/** Runs `work` and returns the most bytes that a statement of it returns in one column. */
async function measureLargestColumn(work: () => Promise<unknown>): Promise<number> {
  let largest = 0
  const unsubscribe = subscribeToStatements({
    onResult: ({ result }) => {
      const { rows } = result as Result // both drivers return rows
      for (const value of rows.flatMap((row) => Object.values(row)))
        if (value instanceof Uint8Array) largest = Math.max(largest, value.length)
    },
  })
  await work()
  unsubscribe()
  return largest
}

describe.each(setupDatabases())('lists that take several statements to load (%s)', (_name, openDatabase) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openDatabase()
    await open.db.execute(sql`
      insert into ${products} (id, sku, name, slug, description, stock, price_cents, created_at)
      select gen_random_uuid(), 'S-' || n, 'Toy ' || n, 't-' || n, '', 1, 100 + n % ${PRICES}::int,
        timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, ${PRODUCTS}::int) as n`)
  })
  afterAll(() => open.close())

  it.each([
    ['0', `Toy ${PRODUCTS}`, 'Toy 1'],
    ['1', null, null],
    ['2', null, null],
  ])('contain each product once, in sort order %s', async (sortOrder, first, last) => {
    const shop = { db: open.db, listings: createListingCache(open.db, manualClock(), 0) }
    const listed: { _id: string; name: string; price: number }[] = []
    const pages = Math.ceil(PRODUCTS / 100)
    for (let page = 1; page <= pages; page += 1) {
      const { products: toys, count } = await listProducts(shop, { sortOrder, page: `${page}`, limit: '100' }, null)
      expect(count).toBe(PRODUCTS)
      listed.push(...toys)
    }
    expect(new Set(listed.map(({ _id }) => _id)).size).toBe(PRODUCTS)
    if (first !== null) expect([listed[0]?.name, listed.at(-1)?.name]).toEqual([first, last])
    const prices = listed.map(({ price }) => price)
    if (sortOrder === '1') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    if (sortOrder === '2') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('have facets of all products', async () => {
    const { prices } = await countProductFacets(createListingCache(open.db, manualClock(), 0), { name: 'toy' })
    expect(prices.reduce((total, { count }) => total + count, 0)).toBe(PRODUCTS)
  })

  it('read a limited number of products with each statement', async () => {
    const bytes = await measureLargestColumn(() => createListingCache(open.db, manualClock(), 0).warm())
    // The ids are the largest column.
    expect(bytes).toBe(CHUNK_ROWS * 16)
  })
})
