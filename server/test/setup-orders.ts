import { afterEach, beforeEach } from 'vitest'
import type { OpenDatabase } from '../src/db/database.ts'
import { createShopper } from './fixtures/orders.ts'
import { runBeforeStatement } from './postgres/run-before-statement.ts'
import { AS_ADMIN, type TestApp, testApp } from './test-app.ts'

/** Starts a shop with a signed-in buyer before each test of the file, and stops it afterwards. @param openDatabase by default an embedded one */
export function setupOrders(openDatabase?: () => Promise<OpenDatabase>) {
  let shop: TestApp
  let buyer: Awaited<ReturnType<TestApp['signIn']>>
  let shopper: ReturnType<typeof createShopper>
  beforeEach(async () => {
    shop = await testApp(openDatabase && { database: await openDatabase() })
    buyer = await shop.signIn()
    shopper = createShopper(shop)
  })
  afterEach(() => shop.close())
  return {
    get shop() {
      return shop
    },
    get buyer() {
      return buyer
    },
    get shopper() {
      return shopper
    },
    /** Returns an order as the buyer reads it, or the user of the token. */
    read: (id: string, token = buyer.token) => shopper.read(token, id),
    getAdminToken: async () => (await shop.signIn(AS_ADMIN)).token,
    /** Runs an action after the cart was checked, right before the order is inserted. */
    beforeInsert: (action: () => PromiseLike<unknown>) => runBeforeStatement(shop.db, 'insert into orders', action),
  }
}
