import type { Product } from '@whirligig/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { manualClock } from '../../../test/manual-clock.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { AS_ADMIN, testApp } from '../../../test/test-app.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { productCategories, products } from '../../db/schema/index.ts'
import { SECOND } from '../../lib/clock.ts'
import { createListingCache } from './listing-cache.ts'
import { listProducts } from './service.ts'

type Query = Record<string, string>
type Toy = typeof products.$inferSelect & { brand: string | null; shelves: string[]; onSale: boolean }

const createdAt = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 5)))
const NAMES = ['Bear', 'bear cub', 'Robot', '100% Wood', 'a_b', 'Kite']

/** Toys whose names, prices, ratings and days often tie, of open, closed and no brands, on open and closed shelves. */
async function fill(db: OpenDatabase['db']): Promise<Toy[]> {
  const open = await addBrand(db, { slug: 'open' })
  const closed = await addBrand(db, { slug: 'closed', isActive: false })
  const shelves = [await addCategory(db, { slug: 'soft' }), await addCategory(db, { slug: 'shut', isActive: false })]
  const toys: Toy[] = []
  for (let n = 0; n < 90; n += 1) {
    const brand = [open, closed, null][n % 7] ?? null
    const reviewCount = n % 4
    const row = await addProduct(db, {
      ...{ name: NAMES[n % NAMES.length] ?? '', priceCents: 100 + 450 * (n % 6), createdAt: createdAt(n) },
      ...{ isActive: n % 11 !== 0, brandId: brand?.id ?? null, reviewCount, ratingSum: reviewCount * (1 + (n % 5)) },
    })
    const on = shelves.filter((_, place) => n % (place + 2) === 0)
    if (on.length > 0)
      await db.insert(productCategories).values(on.map((shelf) => ({ categoryId: shelf.id, productId: row.id })))
    toys.push({
      ...row,
      ...{ brand: brand?.slug ?? null, shelves: on.filter(({ isActive }) => isActive).map(({ slug }) => slug) },
      onSale: row.isActive && brand !== closed,
    })
  }
  return toys
}

/** The same list, in as few words as possible and as slowly as need be. */
function expected(toys: readonly Toy[], query: Query): { slugs: string[]; count: number } {
  const number = (key: string, otherwise: number) => Number(query[key] ?? otherwise)
  const key = (toy: Toy) => (query.sortOrder === '0' ? toy.createdAt.getTime() : toy.priceCents)
  const fitting = toys
    .filter((toy) => toy.onSale && toy.name.toLowerCase().includes((query.name ?? '').toLowerCase()))
    .filter((toy) => !query.brand || toy.brand === query.brand)
    .filter((toy) => !query.category || toy.shelves.includes(query.category))
    .filter((toy) => toy.priceCents >= number('min', 0) * 100 && toy.priceCents <= number('max', 1e6) * 100)
    .filter((toy) => toy.ratingSum >= number('rating', 0) * toy.reviewCount && (!query.rating || toy.reviewCount > 0))
    .toSorted((a, b) => key(a) - key(b) || (a.id < b.id ? -1 : 1))
  if (query.sortOrder !== '2') fitting.reverse()
  const limit = number('limit', 10)
  const from = (number('page', 1) - 1) * limit
  return { slugs: fitting.slice(from, from + limit).map(({ slug }) => slug), count: fitting.length }
}

/** Most often no filter at all, or pages would be empty more often than not. */
const seldom = (...values: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })

const query = fc
  .record({
    name: seldom('bear', 'BEAR', 'o', '%', '_', 'none such'),
    brand: seldom('open', 'closed', 'unknown'),
    category: seldom('soft', 'shut', 'unknown'),
    min: seldom('1', '5.5', '5.51', '14.5'),
    max: seldom('1', '5.5', '10', '2500'),
    rating: seldom('1', '2.5', '4', '5'),
    page: fc.constantFrom('1', '2', '3', '40'),
    limit: fc.constantFrom('1', '4', '10', '100'),
    sortOrder: fc.constantFrom('0', '1', '2'),
  })
  .map((asked) => Object.fromEntries(Object.entries(asked).flatMap(([key, value]) => (value ? [[key, value]] : []))))

describe.each([
  ['the database for each call', 500],
  ['remembered orders', 0],
])('lists from %s', (_from, large) => {
  let open: OpenDatabase
  let toys: Toy[]
  beforeAll(async () => {
    open = await freshDatabase()
    toys = await fill(open.db)
  })
  afterAll(() => open.close())

  it('are what a list in memory says, whatever is asked for', async () => {
    const shop = { db: open.db, listings: createListingCache(open.db, manualClock(), large) }
    const property = fc.asyncProperty(query, async (asked) => {
      const page = await listProducts(shop, asked, null)
      const { slugs, count } = expected(toys, asked)
      expect(page.products.map((product: Product) => product.slug)).toEqual(slugs)
      expect(page).toMatchObject({ count, totalPages: Math.ceil(count / Number(asked.limit ?? 10)) })
    })
    await fc.assert(property, { numRuns: 150, seed: 20_260_301 })
  })
})

describe('a remembered order', () => {
  it('is behind what another server changes by five seconds at most; its toys are those of now', async () => {
    await using open = await freshDatabase()
    const clock = manualClock()
    const shop = { db: open.db, listings: createListingCache(open.db, clock, 0) }
    const names = async () => (await listProducts(shop, {}, null)).products.map(({ name }) => name)
    await addProduct(open.db, { name: 'Kite' })
    expect(await names()).toEqual(['Kite'])
    await addProduct(open.db, { name: 'Robot' })
    await open.db.update(products).set({ stock: 3 })
    const { products: listed, count } = await listProducts(shop, {}, null)
    expect([listed.map(({ name, inventory }) => [name, inventory]), count]).toEqual([[['Kite', 3]], 1])
    clock.advance(5 * SECOND)
    expect(await names()).toEqual(['Robot', 'Kite'])
  })

  it('is there before anybody asks, once it has been warmed', async () => {
    await using open = await freshDatabase()
    const shop = { db: open.db, listings: createListingCache(open.db, manualClock(), 0) }
    await addProduct(open.db, { name: 'Kite' })
    await shop.listings.warm()
    await addProduct(open.db, { name: 'Robot', priceCents: 1 })
    for (const sortOrder of ['0', '1', '2']) {
      const { products: listed } = await listProducts(shop, { sortOrder }, null)
      expect(listed.map(({ name }) => name)).toEqual(['Kite'])
    }
  })

  it('shows no toy that has gone off sale meanwhile', async () => {
    await using open = await freshDatabase()
    const shop = { db: open.db, listings: createListingCache(open.db, manualClock(), 0) }
    await addProduct(open.db)
    await listProducts(shop, {}, null)
    await open.db.update(products).set({ isActive: false })
    expect((await listProducts(shop, {}, null)).products).toEqual([])
  })

  it('shows at once what this server has changed, and always those of large shops in order', async () => {
    await using shop = await testApp()
    const { token } = await shop.signIn(AS_ADMIN)
    const many = Array.from({ length: 501 }, (_, n) => ({
      ...{ sku: `S-${n}`, name: `Toy ${n}`, slug: `t-${n}`, description: 'Fun.', stock: 1, priceCents: 100 + n },
      createdAt: shop.clock.now(),
    }))
    await shop.db.insert(products).values(many)
    const dearest = async () => {
      const { body } = await shop.call('GET', '/product/list?sortOrder=1&limit=1')
      return { ...body.products[0], count: body.count }
    }
    const toy = await dearest()
    expect([toy.name, toy.count]).toEqual(['Toy 500', 501])
    const path = `/product/${toy._id}/active`
    expect((await shop.call('PUT', path, { token, body: { product: { isActive: false } } })).status).toBe(200)
    const next = await dearest()
    expect([next.name, next.count]).toEqual(['Toy 499', 500])
  })
})
