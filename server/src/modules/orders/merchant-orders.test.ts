// Long because a merchant must be kept from every part of an order that is not theirs, and each is tried.
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { merchants, orderLines, products } from '../../db/schema/index.ts'

const migration = readFileSync(`${import.meta.dirname}/../../../migrations/0016_order_line_brands.sql`, 'utf8')
const BACKFILL = migration.split('--> statement-breakpoint')[2] ?? ''

describe.each(setupDatabases())("orders with a merchant's toys on the %s database", (_name, open) => {
  let shop: TestApp
  let buyer: { id: string; email: string; token: string }
  let shopper: ReturnType<typeof createShopper>
  let merchant: Awaited<ReturnType<typeof signInMerchant>>
  let other: Awaited<ReturnType<typeof signInMerchant>>
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    buyer = await shop.signIn({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
    shopper = createShopper(shop)
    merchant = await signInMerchant(shop)
    other = await signInMerchant(shop)
  })
  afterEach(() => shop.close())

  const addToy = (seller: { brand: { id: string } } | null, more: Parameters<typeof addProduct>[1] = {}) =>
    addProduct(shop.db, { brandId: seller?.brand.id ?? null, ...more })
  const list = async (token: string, query = '') =>
    (await shop.call('GET', `/order/list/merchant${query}`, { token })).body
  const read = (token: string | undefined, id: string) =>
    shop.call('GET', `/order/merchant/${id}`, token === undefined ? {} : { token })
  const setStatus = (token: string, id: string, body: object) =>
    shop.call('PUT', `/order/merchant/${id}/status`, { token, body })
  const names = (order: { products: { name: string; status: string }[] }) =>
    order.products.map(({ name, status }) => `${name}: ${status}`)

  /** Places an order of two toys of the merchant, one of the other merchant and one without a brand. */
  async function buyMixed() {
    await shopper.addHome(buyer.id, true)
    return shopper.buy(buyer.token, [
      await addToy(merchant, { name: 'Top', sku: 'TOP-1', priceCents: 2000, taxable: true }),
      await addToy(other, { name: 'Kite' }),
      await addToy(null, { name: 'Ball' }),
      await addToy(merchant, { name: 'Drum' }),
    ])
  }

  it("have only the merchant's lines, and what is needed to send them", async () => {
    const order = await buyMixed()
    const expected = {
      _id: order._id,
      created: order.created,
      customerName: 'Ada Lovelace',
      deliveryAddress: HOME_ADDRESS,
      products: [order.products[0], order.products[3]],
      totalWithTax: 31,
    }
    expect(order.products[0].sku).toBe('TOP-1')
    expect(await list(merchant.token)).toEqual({
      orders: [expected],
      ...{ totalPages: 1, currentPage: 1, count: 1 },
      counts: { all: 1, to_ship: 1 },
    })
    expect((await read(merchant.token, order._id)).body).toEqual({ order: expected })
    expect(names((await read(other.token, order._id)).body.order)).toEqual(['Kite: Not processed'])
    const seen = JSON.stringify([await list(merchant.token), (await read(merchant.token, order._id)).body])
    expect(seen).not.toMatch(/ada@example|"Kite"|Ball|cartId/)
  })

  it('stay with the brand that sold a toy, when the toy moves to another brand or is deleted', async () => {
    const top = await addToy(merchant, { name: 'Top', sku: 'TOP-1' })
    const order = await shopper.buy(buyer.token, [top])
    await shopper.change(top.id, { brandId: other.brand.id, sku: 'TOP-2' })
    expect((await read(merchant.token, order._id)).body.order.products[0].sku).toBe('TOP-1')
    expect((await read(other.token, order._id)).status).toBe(404)
    await shop.db.delete(products).where(eq(products.id, top.id))
    expect(await list(merchant.token)).toMatchObject({
      count: 1,
      orders: [{ products: [{ name: 'Top', product: null }] }],
    })
  })

  it('get the current brand and sku of their product, if they were placed before lines had them', async () => {
    const top = await addToy(merchant, { name: 'Top', sku: 'TOP-1' })
    const order = await shopper.buy(buyer.token, [top])
    await shop.db.update(orderLines).set({ brandId: null, sku: null })
    expect((await list(merchant.token)).count).toBe(0)
    await shop.db.execute(sql.raw(BACKFILL))
    expect((await read(merchant.token, order._id)).body.order.products[0].sku).toBe('TOP-1')
  })

  it('are listed newest first, in pages, and by whether something has to be shipped', async () => {
    const top = await addToy(merchant, { name: 'Top' })
    const ids: string[] = []
    for (let nth = 0; nth < 3; nth++) ids.unshift((await shopper.buy(buyer.token, [top]))._id)
    await shopper.buy(buyer.token, [await addToy(other)])
    const listIds = async (query: string) => {
      const { orders, totalPages, count } = await list(merchant.token, query)
      return [orders.map(({ _id }: { _id: string }) => _id), totalPages, count]
    }
    expect(await listIds('')).toEqual([ids, 1, 3])
    expect(await listIds('?limit=2&page=2')).toEqual([[ids[2]], 2, 3])
    await setStatus(merchant.token, ids[1] ?? '', { status: 'Shipped' })
    expect(await listIds('?status=to_ship')).toEqual([[ids[0], ids[2]], 1, 2])
    expect(await listIds('?status=%00')).toEqual([ids, 1, 3])
    expect(await listIds('?sortBy=oldest')).toEqual([ids.toReversed(), 1, 3])
    expect((await list(merchant.token)).counts).toEqual({ all: 3, to_ship: 2 })
  })

  it('are listed by their ids, without orders of others', async () => {
    const [own, unlisted, foreign] = await Promise.all(
      [merchant, merchant, other].map(async (seller) => (await shopper.buy(buyer.token, [await addToy(seller)]))._id),
    )
    const { orders, count } = await list(merchant.token, `?ids=${own},${foreign},me`)
    expect([orders.map(({ _id }: { _id: string }) => _id), count]).toEqual([[own], 1])
    expect((await list(merchant.token, `?ids=${unlisted}&status=all`)).counts).toEqual({ all: 1, to_ship: 1 })
  })

  it('are found by customer, own toy, sku, number and id, but neither by email nor by toys of others', async () => {
    const order = await buyMixed()
    const bo = await shop.signIn({ firstName: 'Bo', lastName: 'Reed' })
    await shopper.buy(bo.token, [await addToy(merchant, { name: 'Marble' })])
    const find = async (search: string) => {
      const { orders, counts } = await list(merchant.token, `?search=${encodeURIComponent(search)}`)
      return [orders.map(({ _id }: { _id: string }) => _id === order._id), counts.all]
    }
    const number = order._id.slice(-8)
    for (const search of [
      'lovelace',
      'ada lo',
      'drum',
      'top-1',
      number,
      `${number.slice(0, 4)}-${number.slice(4)}`,
      order._id,
    ]) {
      expect([search, await find(search)]).toEqual([search, [[true], 1]])
    }
    for (const search of ['ada@example', 'Kite', 'Ball', '%', UNKNOWN_ID]) {
      expect([search, await find(search)]).toEqual([search, [[], 0]])
    }
  })

  it('change together, each with the own lines only, and back', async () => {
    const first = await buyMixed()
    const second = await shopper.buy(buyer.token, [await addToy(merchant, { name: 'Ring' })])
    const foreign = await shopper.buy(buyer.token, [await addToy(other, { name: 'Kite 2' })])
    const change = async (orders: string[], status: string, lines?: string[]) =>
      (
        await shop.call('PUT', '/order/merchant/status', {
          token: merchant.token,
          body: { orders, status, ...(lines && { lines }) },
        })
      ).body
    const ids = [first._id, second._id, foreign._id]
    const { results } = await change(ids, 'Processing')
    expect(results.map(({ lines, error }: { lines: string[]; error: string }) => [lines.length, error])).toEqual([
      [2, null],
      [1, null],
      [0, 'No order found.'],
    ])
    expect(names(await shopper.read(buyer.token, first._id))).toEqual([
      'Top: Processing',
      'Kite: Not processed',
      'Ball: Not processed',
      'Drum: Processing',
    ])
    const all = [...first.products, ...second.products].map(({ _id }: { _id: string }) => _id)
    await change(ids, 'Not processed', all)
    expect((await list(merchant.token)).orders.map(names)).toEqual([
      ['Ring: Not processed'],
      ['Top: Not processed', 'Drum: Not processed'],
    ])
    await change(ids, 'Shipped', all)
    expect(names(await shopper.read(buyer.token, first._id))).toEqual([
      'Top: Shipped',
      'Kite: Not processed',
      'Ball: Not processed',
      'Drum: Shipped',
    ])
    expect(names(await shopper.read(buyer.token, foreign._id))).toEqual(['Kite 2: Not processed'])
    for (const status of ['Delivered', 'Cancelled']) expect((await change(ids, status)).error).toBeTruthy()
  })

  it('are shipped at once without the lines of others, and the buyer sees it', async () => {
    const order = await buyMixed()
    for (let times = 0; times < 2; times++) {
      const { status, body } = await setStatus(merchant.token, order._id, { status: 'Shipped' })
      expect([status, names(body.order)]).toEqual([200, ['Top: Shipped', 'Drum: Shipped']])
    }
    expect(names(await shopper.read(buyer.token, order._id))).toEqual([
      'Top: Shipped',
      'Kite: Not processed',
      'Ball: Not processed',
      'Drum: Shipped',
    ])
    const { token } = await shop.signIn(AS_ADMIN)
    const { entries } = (await shop.call('GET', `/audit/order/${order._id}`, { token })).body
    expect(entries).toMatchObject([
      { actorRole: 'ROLE MERCHANT', details: { lines: [{ name: 'Top' }, { name: 'Drum', to: 'Shipped' }] } },
    ])
  })

  it('change line by line to Processing and Shipped, and back, all lines of a call or none', async () => {
    const order = await buyMixed()
    const [top, kite, , drum] = order.products.map(({ _id }: { _id: string }) => _id)
    const set = (status: string, lines: unknown) => setStatus(merchant.token, order._id, { status, lines })
    expect(names((await set('Shipped', [drum])).body.order)).toEqual(['Top: Not processed', 'Drum: Shipped'])
    expect(names((await set('Processing', [drum, top])).body.order)).toEqual(['Top: Processing', 'Drum: Processing'])
    for (const lines of [[top, kite], [UNKNOWN_ID], ['malformed']]) {
      expect((await set('Shipped', lines)).status).toBe(404)
    }
    for (const status of ['Delivered', 'Cancelled', 'Not processed', 'Lost']) {
      expect((await set(status, [top])).status).toBe(400)
    }
    for (const lines of [[], 'all', Array.from({ length: 101 }, () => top)]) {
      expect((await set('Shipped', lines)).status).toBe(400)
    }
    expect(names((await read(merchant.token, order._id)).body.order)).toEqual(['Top: Processing', 'Drum: Processing'])
  })

  it('keep final lines', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    const order = await buyMixed()
    await shopper.setStatus(token, order, order.products[0]._id, 'Cancelled')
    const line = await setStatus(merchant.token, order._id, { status: 'Shipped', lines: [order.products[0]._id] })
    expect([line.status, line.body]).toEqual([
      400,
      { error: 'This item is cancelled; its status can no longer change.' },
    ])
    expect(names((await setStatus(merchant.token, order._id, { status: 'Shipped' })).body.order)).toEqual([
      'Top: Cancelled',
      'Drum: Shipped',
    ])
    await shopper.setStatus(token, order, order.products[3]._id, 'Delivered')
    const rest = await setStatus(merchant.token, order._id, { status: 'Shipped' })
    expect([rest.status, rest.body]).toEqual([400, { error: 'Nothing is left to ship in this order.' }])
  })

  it('are closed to everyone else, with the other calls for orders closed to merchants', async () => {
    const order = await buyMixed()
    const foreign = await shopper.buy(buyer.token, [await addToy(other)])
    const refusals = async (token: string | undefined, id: string) => [
      (await shop.call('GET', '/order/list/merchant', token === undefined ? {} : { token })).status,
      (await read(token, id)).status,
      (await setStatus(token ?? '', id, { status: 'Shipped' })).status,
    ]
    expect(await refusals(undefined, order._id)).toEqual([401, 401, 401])
    expect(await refusals(buyer.token, order._id)).toEqual([403, 403, 403])
    expect(await refusals(merchant.token, foreign._id)).toEqual([200, 404, 404])
    expect(await refusals(merchant.token, UNKNOWN_ID)).toEqual([200, 404, 404])
    expect(await refusals(merchant.token, 'malformed')).toEqual([200, 404, 404])
    expect(await refusals((await shop.signIn(AS_ADMIN)).token, order._id)).toEqual([200, 404, 404])
    const [line] = order.products
    expect((await shopper.setStatus(merchant.token, order, line._id, 'Shipped')).status).toBe(403)
    await shop.db.update(merchants).set({ isActive: false }).where(eq(merchants.id, merchant.merchantId))
    expect(await refusals(merchant.token, order._id)).toEqual([403, 403, 403])
    expect((await shopper.read(buyer.token, order._id)).products[0].status).toBe('Not processed')
  })

  it('are none for a merchant whose brand is deleted', async () => {
    const order = await buyMixed()
    await shop.db.update(merchants).set({ brandId: null }).where(eq(merchants.id, merchant.merchantId))
    expect(await list(merchant.token)).toMatchObject({ orders: [], count: 0 })
    expect((await read(merchant.token, order._id)).status).toBe(404)
    expect((await setStatus(merchant.token, order._id, { status: 'Shipped' })).status).toBe(404)
  })

  it('keep one result when a merchant ships while an admin cancels', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    const top = await addToy(merchant, { stock: 100 })
    for (let nth = 0; nth < 5; nth++) {
      const order = await shopper.buy(buyer.token, [top])
      const [line] = order.products
      const [shipped, cancelled] = await Promise.all([
        setStatus(merchant.token, order._id, { status: 'Shipped', lines: [line._id] }),
        shopper.setStatus(token, order, line._id, 'Cancelled'),
      ])
      // A shipped line can still be cancelled, but a cancelled one cannot be shipped.
      expect([cancelled.status, [200, 400].includes(shipped.status)]).toEqual([200, true])
      expect(names(await shopper.read(buyer.token, order._id))).toEqual([`${top.name}: Cancelled`])
    }
    expect(await shopper.stockOf(top.id)).toBe(100)
  })

  it('are recorded once when a merchant ships twice at the same time', async () => {
    const order = await buyMixed()
    const responses = await Promise.all(
      [1, 2, 3].map(() => setStatus(merchant.token, order._id, { status: 'Shipped' })),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const { token } = await shop.signIn(AS_ADMIN)
    expect((await shop.call('GET', `/audit/order/${order._id}`, { token })).body.count).toBe(1)
  })

  it('belong to the new brand of a toy that moves between cart and order', async () => {
    const brand = await addBrand(shop.db)
    const top = await addToy({ brand })
    const cartId = await shopper.createCart(buyer.token, [top])
    await shopper.change(top.id, { brandId: merchant.brand.id })
    await shopper.order(buyer.token, cartId, 10)
    expect((await list(merchant.token)).count).toBe(1)
  })
})

it("lists of orders with a merchant's toys take the same number of statements for any number of orders", async () => {
  await using shop = await testApp()
  const merchant = await signInMerchant(shop)
  const shopper = createShopper(shop)
  const { token } = await shop.signIn()
  const top = await addProduct(shop.db, { brandId: merchant.brand.id })
  const count = () => countQueries(shop, ['/order/list/merchant?status=to_ship'], merchant.token)
  await shopper.buy(token, [top])
  const one = await count()
  for (let nth = 0; nth < 4; nth++) await shopper.buy(token, [top])
  // Besides the session: the page, its lines and the count.
  expect([one, await count()]).toEqual([[4], [4]])
})
