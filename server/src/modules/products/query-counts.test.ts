import { afterEach, beforeEach, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { newId } from '../../db/id.ts'
import { orderLines, orders, reviews, wishlist } from '../../db/schema/index.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

/** Inserts rows so that every list has at least this number of rows. */
async function insertRows(rows: number): Promise<string> {
  const { db } = shop
  const { id: userId, token } = await shop.signIn()
  const createdAt = shop.clock.now()
  const review = { title: 'Fine', review: 'Good.', rating: 5, isRecommended: true, status: 'Approved' } as const
  const first = await addProduct(db, { name: 'Toy number one', slug: 'first' })
  for (let n = 0; n < rows; n++) {
    const brand = await addBrand(db)
    const toy = await addProduct(db, { name: `Toy number ${n}`, brandId: brand.id })
    await addCategory(db, {}, [toy])
    await db.insert(wishlist).values({ userId, productId: toy.id, createdAt })
    const reviewer = await shop.signIn()
    await db.insert(reviews).values({ ...review, userId: reviewer.id, productId: first.id, createdAt })
    const [order] = await db.insert(orders).values({ userId, cartId: newId(), createdAt }).returning()
    const line = { productId: toy.id, name: toy.name, slug: toy.slug, priceCents: 1000, taxCents: 0, quantity: 1 }
    await db.insert(orderLines).values({ ...line, orderId: order?.id ?? '', position: 0 })
  }
  return token
}

/** Counts queries after the size of the catalogue is cached, which lists read only now and then. */
async function countQueriesWarm(paths: readonly string[], token: string): Promise<number[]> {
  await shop.call('GET', '/product/list')
  await shop.call('GET', '/home')
  return countQueries(shop, paths, token)
}

it('lists fifty rows with the same number of queries as one row', async () => {
  const paths = [
    '/product/list?limit=50',
    '/product/list?limit=50&name=toy&rating=0&min=1&max=99',
    '/product/list/facets',
    '/product/list/facets?name=toy&rating=4&min=1&max=99&brand=none&category=none',
    '/product/list/search/number',
    '/product/featured',
    '/home',
    '/category/list',
    '/brand/list',
    '/review/first?page=1&limit=50',
    '/wishlist',
    '/order/me?limit=50',
  ]
  const one = await countQueriesWarm(paths, await insertRows(1))
  await shop.close()
  shop = await testApp()
  const fifty = await countQueriesWarm(paths, await insertRows(50))
  expect(fifty).toEqual(one)
  // The session where it is needed, the rows with their count, for reviews also the ratings and the own review, and
  // for orders also the count and the lines. Facets of a new search text also convert it to lower case.
  expect(one).toEqual([2, 2, 1, 2, 1, 2, 2, 1, 1, 4, 2, 4])
})
