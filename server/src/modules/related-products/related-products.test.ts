import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { addOrder } from '../../../test/fixtures/sales.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { products } from '../../db/schema/index.ts'
import { SECOND } from '../../lib/clock.ts'

describe.each(setupDatabases())('with the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
  })
  afterEach(() => shop.close())

  const addToy = (slug: string, values: Partial<typeof products.$inferInsert> = {}) =>
    addProduct(shop.db, { slug, name: slug, ...values })

  const PATH = '/product/item/train/related'
  async function listSlugs(): Promise<string[]> {
    const { status, body } = await shop.call('GET', PATH)
    expect(status).toBe(200)
    return body.products.map(({ slug }: { slug: string }) => slug)
  }

  it('lists toys of the same orders, then of the same categories, then of the same brand', async () => {
    const brand = await addBrand(shop.db)
    const brandId = brand.id
    const train = await addToy('train', { brandId })
    const [once, twice, cancelled] = [await addToy('once'), await addToy('twice'), await addToy('cancelled')]
    await addOrder(shop.db, '2026-01-01', [{ product: train }, { product: twice }, { product: null }])
    await addOrder(shop.db, '2026-01-02', [{ product: twice }, { product: once }, { product: train }])
    await addOrder(shop.db, '2026-01-03', [{ product: train }, { product: cancelled, status: 'Cancelled' }])
    await addOrder(shop.db, '2026-01-04', [{ product: train, status: 'Cancelled' }, { product: cancelled }])
    const [few, many, closed] = [await addToy('few', { brandId }), await addToy('many'), await addToy('closed')]
    await addCategory(shop.db, {}, [train, few, many, once])
    await addCategory(shop.db, {}, [train, many])
    await addCategory(shop.db, { isActive: false }, [train, closed])
    await addToy('kin', { brandId })
    expect(await listSlugs()).toEqual(['twice', 'once', 'many', 'few', 'kin'])
  })

  it('lists toys of the same categories first for a sold-out toy', async () => {
    const brand = await addBrand(shop.db)
    const train = await addToy('train', { brandId: brand.id })
    const [bought, alike] = [await addToy('bought'), await addToy('alike')]
    await addToy('kin', { brandId: brand.id })
    await addOrder(shop.db, '2026-01-01', [{ product: train }, { product: bought }])
    await addCategory(shop.db, {}, [train, alike])
    expect(await listSlugs()).toEqual(['bought', 'alike', 'kin'])
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, train.id))
    expect(await listSlugs()).toEqual(['alike', 'bought', 'kin'])
  })

  it('lists at most five toys, only those on sale, and sold-out ones last', async () => {
    const closed = await addBrand(shop.db, { isActive: false })
    const train = await addToy('train')
    const toys = [
      await addToy('off', { isActive: false }),
      await addToy('closed', { brandId: closed.id }),
      await addToy('sold-out', { stock: 0, ratingSum: 9, reviewCount: 2 }),
    ]
    for (const n of [1, 2, 3, 4]) toys.push(await addToy(`toy-${n}`, { ratingSum: 6 - n, reviewCount: 1 }))
    await addCategory(shop.db, {}, [train, ...toys])
    expect(await listSlugs()).toEqual(['toy-1', 'toy-2', 'toy-3', 'toy-4', 'sold-out'])
    await shop.db.update(products).set({ stock: 1 })
    expect(await listSlugs()).toEqual(['sold-out', 'toy-1', 'toy-2', 'toy-3', 'toy-4'])
  })

  it('returns no toys if none has anything in common, and 404 for a toy that is not on sale', async () => {
    await addToy('train')
    await addToy('other')
    expect(await listSlugs()).toEqual([])
    await addToy('off', { isActive: false })
    expect(await shop.call('GET', '/product/item/off/related')).toMatchObject({
      status: 404,
      body: { message: 'No product found.' },
    })
  })

  it('includes the likes of the user', async () => {
    const [train, top] = [await addToy('train'), await addToy('top')]
    await addOrder(shop.db, '2026-01-01', [{ product: train }, { product: top }])
    const { token } = await shop.signIn()
    await shop.call('POST', '/wishlist', { token, body: { product: top.id, isLiked: true } })
    expect((await shop.call('GET', PATH, { token })).body.products).toMatchObject([{ slug: 'top', isLiked: true }])
    expect((await shop.call('GET', PATH)).body.products[0]).not.toHaveProperty('isLiked')
  })

  it('shows a change of the catalogue by another server within five seconds', async () => {
    const [train, top] = [await addToy('train'), await addToy('top')]
    await addCategory(shop.db, {}, [train, top])
    expect(await listSlugs()).toEqual(['top'])
    await addCategory(shop.db, {}, [train, await addToy('yo-yo')])
    shop.clock.advance(5 * SECOND)
    expect(await listSlugs()).toEqual(['yo-yo', 'top'])
  })

  it('costs one statement for the toys while the candidates are cached', async () => {
    const train = await addToy('train')
    await addCategory(shop.db, {}, [train, await addToy('top'), await addToy('yo-yo')])
    await shop.call('GET', PATH)
    const { token } = await shop.signIn()
    expect(await countQueries(shop, [PATH], token)).toEqual([2])
  })
})
