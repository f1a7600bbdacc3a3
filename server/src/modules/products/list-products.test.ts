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
type Toy = typeof products.$inferSelect & { brand: string | null; categories: string[]; onSale: boolean }

const createdAt = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 5)))
const NAMES = ['Bear', 'bear cub', 'Robot', '100% Wood', 'a_b', 'Kite']

/**
 * Inserts products that often share names, prices, ratings and dates, with active, inactive and no brands, in active and
 * inactive categories.
 */
async function insertProducts(db: OpenDatabase['db']): Promise<Toy[]> {
  const open = await addBrand(db, { slug: 'open' })
  const closed = await addBrand(db, { slug: 'closed', isActive: false })
  const categories = [await addCategory(db, { slug: 'soft' }), await addCategory(db, { slug: 'shut', isActive: false })]
  const toys: Toy[] = []
  for (let n = 0; n < 90; n += 1) {
    const brand = [open, closed, null][n % 7] ?? null
    const reviewCount = n % 4
    const row = await addProduct(db, {
      ...{ name: NAMES[n % NAMES.length] ?? '', priceCents: 100 + 450 * (n % 6), createdAt: createdAt(n) },
      ...{ isActive: n % 11 !== 0, brandId: brand?.id ?? null, reviewCount, ratingSum: reviewCount * (1 + (n % 5)) },
    })
    const productCategoryRows = categories.filter((_, index) => n % (index + 2) === 0)
    if (productCategoryRows.length > 0)
      await db
        .insert(productCategories)
        .values(productCategoryRows.map(({ id }) => ({ categoryId: id, productId: row.id })))
    toys.push({
      ...row,
      ...{
        brand: brand?.slug ?? null,
        categories: productCategoryRows.filter(({ isActive }) => isActive).map(({ slug }) => slug),
      },
      onSale: row.isActive && brand !== closed,
    })
  }
  return toys
}

/** The reference implementation: filters and sorts the products in memory. */
function listInMemory(toys: readonly Toy[], query: Query): { slugs: string[]; count: number } {
  const getNumber = (key: string, fallback: number) => Number(query[key] ?? fallback)
  const getSortKey = (toy: Toy) => (query.sortOrder === '0' ? toy.createdAt.getTime() : toy.priceCents)
  const matching = toys
    .filter((toy) => toy.onSale && toy.name.toLowerCase().includes((query.name ?? '').toLowerCase()))
    .filter((toy) => !query.brand || toy.brand === query.brand)
    .filter((toy) => !query.category || toy.categories.includes(query.category))
    .filter((toy) => toy.priceCents >= getNumber('min', 0) * 100 && toy.priceCents <= getNumber('max', 1e6) * 100)
    .filter(({ ratingSum, reviewCount }) => Math.round(ratingSum / (reviewCount || 1)) >= getNumber('rating', 0))
    .toSorted((a, b) => getSortKey(a) - getSortKey(b) || (a.id < b.id ? -1 : 1))
  if (query.sortOrder !== '2') matching.reverse()
  const limit = getNumber('limit', 10)
  const from = (getNumber('page', 1) - 1) * limit
  return { slugs: matching.slice(from, from + limit).map(({ slug }) => slug), count: matching.length }
}

/** Mostly no filter: otherwise most pages would be empty. */
const sometimes = (...values: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })

const query = fc
  .record({
    name: sometimes('bear', 'BEAR', 'o', '%', '_', 'none such'),
    brand: sometimes('open', 'closed', 'unknown'),
    category: sometimes('soft', 'shut', 'unknown'),
    min: sometimes('1', '5.5', '5.51', '14.5'),
    max: sometimes('1', '5.5', '10', '2500'),
    rating: sometimes('1', '2.5', '4', '5'),
    page: fc.constantFrom('1', '2', '3', '40'),
    limit: fc.constantFrom('1', '4', '10', '100'),
    sortOrder: fc.constantFrom('0', '1', '2'),
  })
  .map((request) =>
    Object.fromEntries(Object.entries(request).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  )

describe.each([
  ['the database', 500],
  ['cached indexes', 0],
])('lists from %s', (_source, maxUncached) => {
  let open: OpenDatabase
  let toys: Toy[]
  beforeAll(async () => {
    open = await freshDatabase()
    toys = await insertProducts(open.db)
  })
  afterAll(() => open.close())

  it('equal the list in memory for any query', async () => {
    const shop = { db: open.db, listings: createListingCache(open.db, manualClock(), maxUncached) }
    const property = fc.asyncProperty(query, async (request) => {
      const page = await listProducts(shop, request, null)
      const { slugs, count } = listInMemory(toys, request)
      expect(page.products.map((product: Product) => product.slug)).toEqual(slugs)
      expect(page).toMatchObject({ count, totalPages: Math.ceil(count / Number(request.limit ?? 10)) })
    })
    await fc.assert(property, { numRuns: 150, seed: 20_260_301 })
  })
})

describe('a cached index', () => {
  it('lags at most five seconds behind another server, and its products are current', async () => {
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

  it('exists before the first request when it is warmed', async () => {
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

  it('omits products that are no longer on sale', async () => {
    await using open = await freshDatabase()
    const shop = { db: open.db, listings: createListingCache(open.db, manualClock(), 0) }
    await addProduct(open.db)
    await listProducts(shop, {}, null)
    await open.db.update(products).set({ isActive: false })
    expect((await listProducts(shop, {}, null)).products).toEqual([])
  })

  it('is cleared when this server changes the catalogue', async () => {
    await using shop = await testApp()
    const { token } = await shop.signIn(AS_ADMIN)
    const many = Array.from({ length: 501 }, (_, n) => ({
      ...{ sku: `S-${n}`, name: `Toy ${n}`, slug: `t-${n}`, description: 'Fun.', stock: 1, priceCents: 100 + n },
      createdAt: shop.clock.now(),
    }))
    await shop.db.insert(products).values(many)
    const getMostExpensive = async () => {
      const { body } = await shop.call('GET', '/product/list?sortOrder=1&limit=1')
      return { ...body.products[0], count: body.count }
    }
    const toy = await getMostExpensive()
    expect([toy.name, toy.count]).toEqual(['Toy 500', 501])
    const path = `/product/${toy._id}/active`
    expect((await shop.call('PUT', path, { token, body: { product: { isActive: false } } })).status).toBe(200)
    const next = await getMostExpensive()
    expect([next.name, next.count]).toEqual(['Toy 499', 500])
  })
})
