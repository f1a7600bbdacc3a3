import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { readDeadlocks } from '../../../test/postgres/read-deadlocks.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema/index.ts'

const { openFreshPostgres } = setupPostgres()
let shop: TestApp
beforeEach(async () => {
  shop = await testApp({ database: await openFreshPostgres() })
})
afterEach(() => shop.close())

/** Starts a transaction. @returns ends it, once its work is done */
async function hold(work: (tx: Database) => PromiseLike<unknown>): Promise<() => Promise<void>> {
  const [worked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = shop.db.transaction(async (tx) => {
    await work(tx)
    worked.resolve()
    await ended.promise
  })
  await Promise.race([worked.promise, transaction]) // which rejects if the work fails
  return () => {
    ended.resolve()
    return transaction
  }
}

const countWaiting = async (): Promise<number | undefined> => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n
}

it('does not deadlock when two orders wait for a third, while a cart with the same product is saved', async () => {
  const shopper = createShopper(shop)
  const toy = await addProduct(shop.db, { stock: 10 })
  const isToy = eq(products.id, toy.id)
  const commitOrder = await hold((tx) => tx.update(products).set({ stock: 9 }).where(isToy))
  const orders = []
  for (const waiting of [1, 2]) {
    const { token } = await shop.signIn()
    orders.push(shopper.order(token, await shopper.createCart(token, [toy]), 10))
    await expect.poll(countWaiting).toBe(waiting)
  }
  // The lock that the foreign key of a cart line takes.
  const commitCart = await hold((tx) => tx.select().from(products).where(isToy).for('key share'))
  await commitOrder()
  const responses = await Promise.all(orders)
  await commitCart()
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await shopper.stockOf(toy.id)).toBe(7)
  // After a deadlock the order would be placed, too: at the second attempt, a second later.
  expect(await readDeadlocks(shop.db)).toEqual([])
})
