import { count } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { type Driver, getDriver } from '../../../test/postgres/driver.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, orderLines, orders } from '../../db/schema/index.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

/** Lets the database break at the nth statement from now on; answers how to mend it. */
function breakAt(nth: number): () => void {
  const driver = getDriver(shop.db)
  const { query, transaction } = driver
  let sent = 0
  const counted =
    (client: Driver, send: Driver['query']): Driver['query'] =>
    (...statement) => {
      sent += 1
      return sent === nth ? Promise.reject(new Error('The database is gone.')) : send.apply(client, statement)
    }
  const queries = vi.spyOn(driver, 'query').mockImplementation(counted(driver, query))
  const transactions = vi.spyOn(driver, 'transaction').mockImplementation((work) =>
    transaction.call(driver, (tx) => {
      tx.query = counted(tx, tx.query)
      return work(tx)
    }),
  )
  return () => {
    queries.mockRestore()
    transactions.mockRestore()
  }
}

it('an order that breaks at any of its statements leaves nothing behind, and then simply goes through', async () => {
  const buys = createShopper(shop)
  const toys = [await addProduct(shop.db, { stock: 5 }), await addProduct(shop.db, { stock: 5 })]
  const { token } = await shop.signIn()
  const cartId = await buys.createCart(token, toys)
  const state = async () => {
    const rows = async (table: typeof orders | typeof orderLines | typeof mails) =>
      (await shop.db.select({ n: count() }).from(table))[0]?.n
    return {
      stock: await Promise.all(toys.map((toy) => buys.stockOf(toy.id))),
      rows: [await rows(orders), await rows(orderLines), await rows(mails)],
    }
  }
  let statement = 0
  let status = 500
  while (status === 500) {
    expect(await state()).toEqual({ stock: [5, 5], rows: [0, 0, 0] })
    statement += 1
    const mend = breakAt(statement)
    status = (await buys.order(token, cartId, 20)).status
    mend()
  }
  expect(status).toBe(200)
  expect(statement).toBeGreaterThan(8)
  expect(await state()).toEqual({ stock: [4, 4], rows: [1, 2, 1] })
})
