import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { getDriver } from '../../../test/postgres/driver.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { cartLines, carts } from '../../db/schema/index.ts'
import { createCartStore } from './cart-store.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

it('reads the products of concurrent calls with one statement, each in the order of its ids', async () => {
  const [top, kite] = [await addProduct(shop.db), await addProduct(shop.db)]
  const store = createCartStore(shop.db)
  const query = vi.spyOn(getDriver(shop.db), 'query')
  const found = await Promise.all([
    ...[store.findProducts([kite.id, top.id]), store.findProducts([UNKNOWN_ID, top.id]), store.findProducts([])],
  ])
  expect(found.map((list) => list.map(({ id }) => id))).toEqual([[kite.id, top.id], [top.id], []])
  expect(query).toHaveBeenCalledTimes(1)
})

it('saves the other carts of concurrent calls when the user of one has been deleted', async () => {
  const top = await addProduct(shop.db)
  const [mina, theo] = [await shop.signIn(), await shop.signIn()]
  const store = createCartStore(shop.db)
  const line = { productId: top.id, name: 'Top', priceCents: 1000, quantity: 1 }
  const insert = (userId: string) => store.insert({ userId, createdAt: shop.clock.now(), lines: [line] })
  const [first, deleted, second] = await Promise.allSettled([mina.id, UNKNOWN_ID, theo.id].map(insert))
  expect(deleted?.status).toBe('rejected')
  const saved = await shop.db.select({ id: carts.id, userId: carts.userId }).from(carts).orderBy(carts.id)
  expect(saved).toEqual([
    { id: (first as PromiseFulfilledResult<string>).value, userId: mina.id }, // fails the test if it was rejected
    { id: (second as PromiseFulfilledResult<string>).value, userId: theo.id }, // see above
  ])
  expect(await shop.db.$count(cartLines)).toBe(2)
})
