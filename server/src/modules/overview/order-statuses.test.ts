import { ORDER_STATUSES, type OrderStatus } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { addOrder } from '../../../test/fixtures/sales.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

// The clock starts at noon on March 1, 2026.
const RECENTLY = '2026-02-20T10:00:00.000Z'

describe.each(setupDatabases())('orders by status on the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
  })
  afterEach(() => shop.close())

  /** Returns the statuses that have orders, with their numbers. */
  async function countStatuses(token: string) {
    const { body } = await shop.call('GET', '/overview', { token })
    const counts: { status: OrderStatus; orders: number }[] = body.statuses
    expect(counts.map(({ status }) => status)).toEqual(ORDER_STATUSES)
    return Object.fromEntries(counts.filter(({ orders }) => orders > 0).map(({ status, orders }) => [status, orders]))
  }

  it.each<[OrderStatus[], OrderStatus]>([
    [['Not processed'], 'Not processed'],
    [['Shipped', 'Not processed'], 'Processing'],
    [['Delivered', 'Processing', 'Shipped'], 'Processing'],
    [['Shipped', 'Delivered'], 'Shipped'],
    [['Cancelled', 'Not processed'], 'Not processed'],
    [['Not processed', 'Cancelled'], 'Not processed'],
    [['Cancelled', 'Delivered'], 'Delivered'],
    [['Cancelled', 'Cancelled'], 'Cancelled'],
  ])('counts an order with the lines %j as %j', async (statuses, expected) => {
    const { token } = await shop.signIn(AS_ADMIN)
    const lines = statuses.map((status) => ({ product: null, status }))
    await addOrder(shop.db, RECENTLY, lines)
    await addOrder(shop.db, '2026-01-01T00:00:00.000Z', lines)
    expect(await countStatuses(token)).toEqual({ [expected]: 1 })
  })

  it("follows only the merchant's own lines", async () => {
    const { token, brand } = await signInMerchant(shop)
    const own = await addProduct(shop.db, { brandId: brand.id })
    await addOrder(shop.db, RECENTLY, [{ product: null }, { product: own, status: 'Shipped' }])
    expect(await countStatuses(token)).toEqual({ Shipped: 1 })
  })
})
