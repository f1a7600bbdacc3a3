import type { Overview } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { addOrder } from '../../../test/fixtures/sales.ts'
import { signInAllRoles, signInMerchant } from '../../../test/fixtures/staff.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { contactMessages, merchants, reviews } from '../../db/schema/index.ts'

// The clock starts at noon on March 1, 2026.
let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

async function getOverview(token: string): Promise<Overview> {
  const { status, body } = await shop.call('GET', '/overview', { token })
  expect(status).toBe(200)
  return body
}
const getAdminOverview = async () => getOverview((await shop.signIn(AS_ADMIN)).token)

/** Returns the days with sales. */
const findDaysWithSales = ({ sales }: Overview) => sales.filter(({ orders }) => orders > 0)
const getOrderCounts = ({ statuses }: Overview) => statuses.map(({ orders }) => orders)

it('returns zeros for a shop without sales', async () => {
  const empty = await getAdminOverview()
  expect(empty).toMatchObject({
    ...{ counted: '2026-03-01T12:00:00.000Z', since: '2026-01-31T00:00:00.000Z', bestSellers: [] },
    ...{ lowStock: { count: 0, products: [] }, waiting: { reviews: 0, applications: 0, messages: 0 } },
  })
  expect(empty.sales).toHaveLength(30)
  expect(findDaysWithSales(empty)).toEqual([])
  expect(empty.statuses).toEqual(
    ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'].map((status) => ({ status, orders: 0 })),
  )
})

describe('orders in the overview', () => {
  it('sums the sales of thirty days by day in UTC, without cancelled lines', async () => {
    const top = await addProduct(shop.db, { priceCents: 1999 })
    const kite = await addProduct(shop.db, { priceCents: 1 })
    await addOrder(shop.db, '2026-01-30T23:59:59.999Z', [{ product: top }])
    await addOrder(shop.db, '2026-01-31T00:00:00.000Z', [{ product: top, quantity: 3 }])
    await addOrder(shop.db, '2026-02-10T23:59:59.999Z', [{ product: top }, { product: kite }])
    await addOrder(shop.db, '2026-02-11T00:00:00.000Z', [{ product: kite }, { product: top, status: 'Cancelled' }])
    await addOrder(shop.db, '2026-02-11T01:00:00.000Z', [{ product: null, status: 'Delivered' }])
    await addOrder(shop.db, '2026-02-12T01:00:00.000Z', [{ product: top, status: 'Cancelled' }])
    expect(findDaysWithSales(await getAdminOverview())).toEqual([
      { day: '2026-01-31', total: 59.97, orders: 1 },
      { day: '2026-02-10', total: 20, orders: 1 },
      { day: '2026-02-11', total: 1.01, orders: 2 },
    ])
  })

  it('lists the five products with the highest quantity, then revenue', async () => {
    const toys = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => addProduct(shop.db, { name: `T${n}`, priceCents: n })))
    const [a = null, b = null, c = null, d = null, e = null, f = null] = toys
    const lines = [
      ...[{ product: a, quantity: 4 }, { product: b, quantity: 9, status: 'Cancelled' } as const],
      ...[
        { product: c, quantity: 3 },
        { product: d, quantity: 3 },
        { product: e, quantity: 2 },
      ],
      ...[
        { product: f, quantity: 1 },
        { product: null, quantity: 50 },
      ],
    ]
    await addOrder(shop.db, '2026-02-20T10:00:00.000Z', lines)
    await addOrder(shop.db, '2026-02-21T10:00:00.000Z', [{ product: e, quantity: 3 }])
    const { bestSellers } = await getAdminOverview()
    expect(bestSellers.map(({ name, sold, total }) => [name, sold, total])).toEqual([
      ...[
        ['T5', 5, 0.25],
        ['T1', 4, 0.04],
        ['T4', 3, 0.12],
        ['T3', 3, 0.09],
        ['T6', 1, 0.06],
      ],
    ])
    expect(bestSellers[1]).toEqual({ _id: a?.id, name: 'T1', slug: a?.slug, imageUrl: null, sold: 4, total: 0.04 })
  })
})

it('lists the five active products with the lowest stock, and counts all that are low', async () => {
  const stocks = [26, 25, 24, 0, 7, 7, 3]
  for (const stock of stocks) await addProduct(shop.db, { stock, name: `${stock} left` })
  await addProduct(shop.db, { stock: 1, isActive: false })
  const { lowStock } = await getAdminOverview()
  expect(lowStock.count).toBe(6)
  expect(lowStock.products.map(({ inventory }) => inventory)).toEqual([0, 3, 7, 7, 24])
  expect(lowStock.products[0]).toMatchObject({ name: '0 left', imageUrl: null })
})

it('counts pending reviews, applications and messages, also for the menu', async () => {
  const { id: userId } = await shop.signIn()
  const createdAt = shop.clock.now()
  const words = { userId, title: 'T', review: 'R', rating: 5, isRecommended: true, createdAt }
  const application = { name: 'Mo', phoneNumber: '1', brandName: 'B', business: 'Toys.', createdAt }
  for (const status of ['Approved', 'Rejected', 'Waiting Approval', 'Waiting Approval'] as const) {
    const { id: productId } = await addProduct(shop.db)
    await shop.db.insert(reviews).values({ ...words, productId, status })
  }
  await shop.db.insert(merchants).values([application, { ...application, status: 'Rejected' }])
  const message = { name: 'Mo', email: 'mo@example.com', message: 'Hello?', createdAt }
  const answered = { answer: 'Yes.', answeredAt: createdAt, answeredBy: 'Ada' }
  await shop.db.insert(contactMessages).values([message, { ...message, ...answered }])
  await addOrder(shop.db, createdAt.toISOString(), [{ product: null, status: 'Processing' }])
  const waiting = { reviews: 2, applications: 1, messages: 1 }
  const readWork = async (token: string) => (await shop.call('GET', '/overview/work', { token })).body
  expect(await readWork((await shop.signIn(AS_ADMIN)).token)).toEqual({ openOrders: 1, waiting })
  expect(await readWork((await signInMerchant(shop)).token)).toEqual({ openOrders: 0, waiting: null })
  expect((await getAdminOverview()).waiting).toEqual({ reviews: 2, applications: 1, messages: 1 })
})

describe('the overview of a merchant', () => {
  it('includes only the products of their brand', async () => {
    const { token, brand } = await signInMerchant(shop)
    const other = await addBrand(shop.db)
    const ownProduct = await addProduct(shop.db, { name: 'Mine', brandId: brand.id, priceCents: 500, stock: 2 })
    const otherProduct = await addProduct(shop.db, { name: 'Theirs', brandId: other.id, stock: 1 })
    const unbranded = await addProduct(shop.db, { name: 'No brand', stock: 0 })
    await addOrder(shop.db, '2026-02-20T10:00:00.000Z', [
      { product: otherProduct, quantity: 9 },
      { product: ownProduct, quantity: 2, status: 'Processing' },
      { product: unbranded },
    ])
    await addOrder(shop.db, '2026-02-21T10:00:00.000Z', [{ product: otherProduct }, { product: null }])
    const own = await getOverview(token)
    expect(findDaysWithSales(own)).toEqual([{ day: '2026-02-20', total: 10, orders: 1 }])
    expect(getOrderCounts(own)).toEqual([0, 1, 0, 0, 0])
    expect(own.bestSellers.map(({ name, sold }) => [name, sold])).toEqual([['Mine', 2]])
    expect(own.openOrders).toBe(1)
    expect([own.lowStock.count, own.lowStock.products.map(({ name }) => name)]).toEqual([1, ['Mine']])
    expect(own.waiting).toBeNull()
  })

  it('is empty when the brand is deleted', async () => {
    const { token } = await signInMerchant(shop, { brandId: null })
    const product = await addProduct(shop.db, { stock: 0 })
    await addOrder(shop.db, '2026-02-20T10:00:00.000Z', [{ product }, { product: null }])
    const own = await getOverview(token)
    expect([findDaysWithSales(own), getOrderCounts(own), own.bestSellers, own.lowStock.count]).toEqual([
      [],
      [0, 0, 0, 0, 0],
      [],
      0,
    ])
  })
})

describe('the period of the overview', () => {
  it('is 7, 30 or 90 days, and is compared with as many days before it', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    const toy = await addProduct(shop.db, { priceCents: 1000 })
    await addOrder(shop.db, '2026-02-15T23:59:59.999Z', [{ product: toy, quantity: 50 }])
    await addOrder(shop.db, '2026-02-16T00:00:00.000Z', [{ product: toy, quantity: 3 }])
    await addOrder(shop.db, '2026-02-22T10:00:00.000Z', [{ product: toy }, { product: toy, status: 'Cancelled' }])
    await addOrder(shop.db, '2026-02-23T00:00:00.000Z', [{ product: toy }])
    const { body: week } = await shop.call('GET', '/overview?days=7', { token })
    expect(week).toMatchObject({ since: '2026-02-23T00:00:00.000Z', previous: { total: 40, orders: 2 } })
    expect(week.sales).toHaveLength(7)
    expect(findDaysWithSales(week)).toEqual([{ day: '2026-02-23', total: 10, orders: 1 }])
    for (const [days, length] of [
      ['90', 90],
      ['30', 30],
      ['8', 30],
      ['all', 30],
    ] as const) {
      const { body } = await shop.call('GET', `/overview?days=${days}`, { token })
      expect([days, body.sales.length]).toEqual([days, length])
    }
  })

  it('does not limit the orders to ship', async () => {
    await addOrder(shop.db, '2024-01-01T00:00:00.000Z', [{ product: null }, { product: null, status: 'Processing' }])
    await addOrder(shop.db, '2024-01-02T00:00:00.000Z', [{ product: null, status: 'Shipped' }])
    await addOrder(shop.db, '2026-02-22T00:00:00.000Z', [{ product: null, status: 'Delivered' }, { product: null }])
    expect((await getAdminOverview()).openOrders).toBe(2)
  })
})

it('returns 401 for guests and 403 for members and disabled merchants', async () => {
  const users = await signInAllRoles(shop)
  const getStatus = async (token?: string) =>
    (await shop.call('GET', '/overview', token === undefined ? {} : { token })).status
  expect(await getStatus()).toBe(401)
  expect(await getStatus(users.member.token)).toBe(403)
  expect(await getStatus(users.disabled.token)).toBe(403)
  expect(await getStatus(users.other.token)).toBe(200)
})

it('needs a fixed number of queries', async () => {
  const { token } = await shop.signIn(AS_ADMIN)
  const { token: merchant, brand } = await signInMerchant(shop)
  for (let n = 0; n < 12; n++) {
    const product = await addProduct(shop.db, { brandId: brand.id, stock: n })
    await addOrder(shop.db, '2026-02-20T10:00:00.000Z', [{ product }, { product: null }])
  }
  // The session and five queries.
  expect(await countQueries(shop, ['/overview'], token)).toEqual([6])
  expect(await countQueries(shop, ['/overview?days=90'], merchant)).toEqual([6])
})
