import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reviews } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addBrand, addCategory, addProduct } from './test-catalogue.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

/** Fills the shop so that every list has so many rows, of as many brands. */
async function fill(rows: number): Promise<string> {
  const { id: userId, token } = await shop.signIn()
  const [first] = await Promise.all(
    Array.from({ length: rows }, async (_, n) => {
      const brand = await addBrand(shop.db)
      const toy = await addProduct(shop.db, { name: `Toy number ${n}`, brandId: brand.id })
      await addCategory(shop.db, {}, [toy])
      return toy
    }),
  )
  const words = { title: 'Fine', review: 'Good.', rating: 5, isRecommended: true, status: 'Approved' } as const
  await shop.db.insert(reviews).values({ ...words, userId, productId: first?.id ?? '', createdAt: shop.clock.now() })
  for (let n = 0; n < rows; n++) {
    const products = [{ product: first?.id, quantity: 1, price: 10 }]
    await shop.db.execute('update products set stock = 10')
    const { body } = await shop.call('POST', '/cart/add', { token, body: { products } })
    await shop.call('POST', '/order/add', { token, body: { cartId: body.cartId, total: 10 } })
  }
  return token
}

/** How many statements each call sends to the database. */
async function statementsOf(paths: readonly string[], token: string): Promise<number[]> {
  // Drizzle keeps the driver there; every statement outside of a transaction goes through it.
  const { $client } = shop.db as unknown as { $client: { query: () => unknown } }
  const counts: number[] = []
  for (const path of paths) {
    const spy = vi.spyOn($client, 'query')
    const { status } = await shop.call('GET', path, { token })
    expect([path, status]).toEqual([path, 200])
    counts.push(spy.mock.calls.length)
    spy.mockRestore()
  }
  return counts
}

it('answers lists with the same number of statements for one row and for fifty', async () => {
  const paths = [
    '/product/list?limit=50',
    '/product/list?limit=50&name=toy&rating=0&min=1&max=99',
    '/product/list/search/number',
    '/category/list',
    '/brand/list',
    '/order/me?limit=50',
  ]
  const one = await statementsOf(paths, await fill(1))
  await shop.close()
  shop = await testApp()
  const fifty = await statementsOf(paths, await fill(50))
  expect(fifty).toEqual(one)
  // Who calls, where that matters; the rows; how many there are; the lines of orders.
  expect(one).toEqual([3, 3, 1, 1, 1, 4])
})
