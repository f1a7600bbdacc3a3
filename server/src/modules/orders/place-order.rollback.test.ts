import { count, sql } from 'drizzle-orm'
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

/** Makes the database fail at the nth statement from now on. Returns a function that restores it. */
function failAt(nth: number): () => void {
  const driver = getDriver(shop.db)
  const { query, transaction } = driver
  let sent = 0
  const withFailure =
    (client: Driver, send: Driver['query']): Driver['query'] =>
    (...statement) => {
      sent += 1
      return sent === nth ? Promise.reject(new Error('The database is unavailable.')) : send.apply(client, statement)
    }
  const queries = vi.spyOn(driver, 'query').mockImplementation(withFailure(driver, query))
  const transactions = vi.spyOn(driver, 'transaction').mockImplementation((work) =>
    transaction.call(driver, (tx) => {
      tx.query = withFailure(tx, tx.query)
      return work(tx)
    }),
  )
  return () => {
    queries.mockRestore()
    transactions.mockRestore()
  }
}

it.each(['products', 'orders', 'order_lines', 'mails'])('saves nothing when writing to %s fails', async (table) => {
  const shopper = createShopper(shop)
  const emitted: string[] = []
  for (const name of ['orderChanged', 'stockChanged', 'mailQueued'] as const) {
    shop.deps.events.on(name, () => emitted.push(name))
  }
  const toy = await addProduct(shop.db, { stock: 5 })
  const { token } = await shop.signIn()
  const cartId = await shopper.createCart(token, [toy])
  const run = (statement: string) => shop.db.execute(sql.raw(statement))
  await run(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
  await run(`create trigger fail after insert or update on ${table} for each row execute function fail()`)
  expect((await shopper.order(token, cartId, 10)).status).toBe(500)
  await run('drop function fail() cascade')
  const countAll = () => Promise.all([orders, orderLines, mails].map((each) => shop.db.$count(each)))
  expect([await shopper.stockOf(toy.id), await countAll(), emitted]).toEqual([5, [0, 0, 0], []])
  expect((await shopper.order(token, cartId, 10)).status).toBe(200)
  expect([await shopper.stockOf(toy.id), await countAll()]).toEqual([4, [1, 1, 1]])
})

it('rolls back an order that fails at any of its statements, emits no event, and succeeds on retry', async () => {
  const shopper = createShopper(shop)
  const emitted: string[] = []
  for (const name of ['orderChanged', 'stockChanged', 'mailQueued'] as const) {
    shop.deps.events.on(name, () => emitted.push(name))
  }
  const toys = [await addProduct(shop.db, { stock: 5 }), await addProduct(shop.db, { stock: 5 })]
  const { token } = await shop.signIn()
  const cartId = await shopper.createCart(token, toys)
  const readState = async () => {
    const countRows = async (table: typeof orders | typeof orderLines | typeof mails) =>
      (await shop.db.select({ n: count() }).from(table))[0]?.n
    return {
      stock: await Promise.all(toys.map((toy) => shopper.stockOf(toy.id))),
      rows: [await countRows(orders), await countRows(orderLines), await countRows(mails)],
      emitted: [...emitted],
    }
  }
  let statement = 0
  let status = 500
  while (status === 500) {
    expect(await readState()).toEqual({ stock: [5, 5], rows: [0, 0, 0], emitted: [] })
    statement += 1
    const restore = failAt(statement)
    status = (await shopper.order(token, cartId, 20)).status
    restore()
  }
  expect(status).toBe(200)
  // The session, the cart, and the statement that saves everything have failed once each.
  expect(statement).toBe(4)
  expect(await readState()).toEqual({
    ...{ stock: [4, 4], rows: [1, 2, 1] },
    emitted: ['mailQueued', 'orderChanged', 'stockChanged'],
  })
})
