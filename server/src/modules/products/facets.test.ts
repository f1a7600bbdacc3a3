import { PRICE_PRESETS, type ProductFacets } from '@whirligig/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { manualClock } from '../../../test/manual-clock.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { SECOND } from '../../lib/clock.ts'
import { createListingCache, type ListingCache } from './listing-cache.ts'
import { countProductFacets, listProducts } from './service.ts'

/** Cents. */
const PRICES = [500, 1999, 2000, 4999, 5000, 9999, 10_000, 24_999, 25_000, 600_000]

const NAMES = ['Bear', 'Kite', 'Élan, Ünïque', 'Bear 100% _soft_', 'Kite ÇA\\B', 'Ǆ 木馬']

/** What the names contain, or nearly contain. */
const SEARCHES = ['é', 'ÜNÏQUE', 'ça\\b', '%', '_', 'ǆ', '木', '5', ' 5', 'bear 0', '9', 'no such name']

/** Inserts products with and without active brands, categories and reviews, at prices on and between the bounds of the ranges. */
async function insertProducts({ db }: OpenDatabase): Promise<void> {
  const brands = [
    await addBrand(db, { slug: 'open', name: 'Open' }),
    await addBrand(db, { slug: 'closed', isActive: false }),
    null,
  ]
  const toys = []
  for (let n = 0; n < 60; n += 1) {
    const reviewCount = n % 4
    toys.push(
      await addProduct(db, {
        name: `${NAMES[n % NAMES.length]} ${n}`,
        priceCents: PRICES[n % PRICES.length] ?? 0,
        isActive: n % 11 !== 0,
        brandId: brands[n % 5]?.id ?? null,
        ...{ reviewCount, ratingSum: reviewCount === 0 ? 0 : reviewCount * (1 + (n % 5)) + (n % 5 < 4 ? n % 2 : 0) },
      }),
    )
  }
  await addCategory(db, { slug: 'soft', name: 'Soft' }, toys.slice(0, 40))
  await addCategory(db, { slug: 'wooden', name: 'Wooden' }, toys.slice(30, 50))
  await addCategory(db, { slug: 'shut', isActive: false }, toys)
  await addCategory(db, { slug: 'empty' })
}

/** Each choice of the facets, as the change to the query that makes it, and its count. */
const listChoices = ({ categories, brands, prices, ratings }: ProductFacets): [Record<string, string>, number][] => [
  ...categories.map(({ slug, count }): [Record<string, string>, number] => [{ category: slug }, count]),
  ...brands.map(({ slug, count }): [Record<string, string>, number] => [{ brand: slug }, count]),
  ...prices.map(({ min, max, count }): [Record<string, string>, number] => [
    { min: String(min), max: max === 5000 ? '' : String(max) },
    count,
  ]),
  ...ratings.map(({ stars, count }): [Record<string, string>, number] => [{ rating: String(stars) }, count]),
]

const { openFreshPostgres } = setupPostgres()

describe.each([
  ['read from the embedded database', freshDatabase, 500],
  ['counted from cached indexes of the embedded database', freshDatabase, 0],
  ['read from PostgreSQL', openFreshPostgres, 500],
  ['counted from cached indexes of PostgreSQL', openFreshPostgres, 0],
])('facets %s', (_source, openDatabase, maxUncached) => {
  let open: OpenDatabase
  let listings: ListingCache
  beforeAll(async () => {
    open = await openDatabase()
    await insertProducts(open)
    listings = createListingCache(open.db, manualClock(), maxUncached)
  })
  afterAll(() => open.close())

  it.each<Record<string, string>>([
    {},
    { min: '1', max: '2500' },
    { name: 'bEAr' },
    { category: 'soft', rating: '4' },
    { brand: 'open', min: '20', max: '100' },
    ...SEARCHES.map((name) => ({ name })),
    { name: 'kite', category: 'wooden', brand: 'open', rating: '2' },
    { category: 'unknown' },
    { brand: 'closed' },
  ])('of %j are the counts of the lists that they lead to', async (query) => {
    const facets = await countProductFacets(listings, query)
    for (const [change, count] of listChoices(facets)) {
      const page = await listProducts({ db: open.db, listings }, { ...query, ...change }, null)
      expect([change, page.count]).toEqual([change, count])
    }
  })

  it('returns the same facets for each database', async () => {
    expect(await countProductFacets(listings, {})).toEqual({
      categories: [
        { slug: 'soft', name: 'Soft', count: 29 },
        { slug: 'wooden', name: 'Wooden', count: 14 },
      ],
      brands: [{ slug: 'open', name: 'Open', count: 10 }],
      prices: PRICE_PRESETS.map((range, position) => ({ ...range, count: [5, 10, 10, 6, 12][position] })),
      ratings: [11, 20, 25, 28, 33].map((count, position) => ({ stars: 5 - position, count })),
    })
  })

  it('counts each product in one price range', async () => {
    const { prices } = await countProductFacets(listings, {})
    const page = await listProducts({ db: open.db, listings }, {}, null)
    expect(prices.reduce((total, { count }) => total + count, 0)).toBe(page.count)
  })

  it('lists only active categories and brands with products, most products first', async () => {
    const { categories, brands } = await countProductFacets(listings, {})
    expect(categories.map(({ name }) => name)).toEqual(['Soft', 'Wooden'])
    expect(brands.map(({ slug }) => slug)).toEqual(['open'])
  })

  it('keeps a chosen category without matching products', async () => {
    const { categories } = await countProductFacets(listings, { category: 'empty' })
    expect(categories).toContainEqual(expect.objectContaining({ slug: 'empty', count: 0 }))
  })
})

it('counts cached facets again after the catalogue has changed', async () => {
  await using open = await freshDatabase()
  const clock = manualClock()
  const listings = createListingCache(open.db, clock, 0)
  const countSoft = async () => (await countProductFacets(listings, {})).categories[0]?.count
  await addCategory(open.db, { slug: 'soft' }, [await addProduct(open.db)])
  expect(await countSoft()).toBe(1)
  await addCategory(open.db, { slug: 'wooden' }, [await addProduct(open.db), await addProduct(open.db)])
  clock.advance(5 * SECOND)
  expect(await countSoft()).toBe(2)
})

it('counts nothing in an empty shop', async () => {
  await using open = await freshDatabase()
  const facets = await countProductFacets(createListingCache(open.db, manualClock(), 0), {})
  expect(facets).toMatchObject({ categories: [], brands: [] })
  expect(facets.ratings.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
})
