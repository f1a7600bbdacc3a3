import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { addresses, pictures, products, users } from '../../db/schema/index.ts'

let shop: TestApp
let buyer: { id: string; email: string; token: string }
let shopper: ReturnType<typeof createShopper>
beforeEach(async () => {
  shop = await testApp()
  buyer = await shop.signIn()
  shopper = createShopper(shop)
})
afterEach(() => shop.close())

const read = (id: string, token = buyer.token) => shopper.read(token, id)
const adminToken = async () => (await shop.signIn(AS_ADMIN)).token

describe('a placed order', () => {
  it('does not change when its product is edited or deleted', async () => {
    const now = shop.clock.now()
    await shop.db.insert(pictures).values({ hash: 'abc', width: 1280, height: 1280, createdAt: now })
    const top = await addProduct(shop.db, { name: 'Top', taxable: true, pictureHash: 'abc' })
    const order = await shopper.buy(buyer.token, [top])
    await shopper.change(top.id, {
      name: 'New',
      slug: 'new',
      priceCents: 1,
      taxable: false,
      pictureHash: null,
      isActive: false,
    })
    expect(await read(order._id)).toEqual(order)
    await shop.db.delete(products).where(eq(products.id, top.id))
    expect(await read(order._id)).toEqual({ ...order, products: [{ ...order.products[0], product: null }] })
  })

  it('keeps its delivery address when the user edits or deletes the address', async () => {
    await shopper.addHome(buyer.id, true)
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    await shop.db.update(addresses).set({ city: 'Elsewhere' })
    expect((await read(order._id)).deliveryAddress).toEqual(HOME_ADDRESS)
    await shop.db.delete(addresses)
    expect((await read(order._id)).deliveryAddress).toEqual(HOME_ADDRESS)
  })

  it('is readable by its buyer and admins, and returns 404 for other users', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    expect(order.isOwn).toBe(true)
    expect(await read(order._id, await adminToken())).toEqual({
      ...order,
      customerEmail: buyer.email,
      isOwn: false,
    })
    const other = (await shop.signIn()).token
    for (const [token, id] of [
      [other, order._id],
      [buyer.token, UNKNOWN_ID],
      [buyer.token, 'malformed'],
    ] as const) {
      const { status, body } = await shop.call('GET', `/order/${id}`, { token })
      expect([status, body]).toEqual([404, { message: 'No order found.' }])
    }
    expect((await shop.call('GET', `/order/${order._id}`)).status).toBe(401)
  })

  it('stays when the account of its buyer is deleted', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    await shop.db.delete(users).where(eq(users.id, buyer.id))
    expect((await read(order._id, await adminToken()))._id).toBe(order._id)
  })
})

describe('lists of orders', () => {
  it('contain own orders at /order/me and all orders for admins at /order, newest first', async () => {
    const top = await addProduct(shop.db)
    const admin = await shop.signIn(AS_ADMIN)
    const bought = []
    for (const { token } of [buyer, admin, buyer]) {
      shop.clock.advance(1000)
      bought.push((await shopper.buy(token, [top]))._id)
    }
    const [first, adminOrder, last] = bought
    const listIds = async (path: string, token: string) => {
      const { body } = await shop.call('GET', path, { token })
      const { totalPages, currentPage, count } = body
      return [body.orders.map((order: { _id: string }) => order._id), totalPages, currentPage, count]
    }
    expect(await listIds('/order/me', buyer.token)).toEqual([[last, first], 1, 1, 2])
    expect(await listIds('/order/me?limit=1&page=2', buyer.token)).toEqual([[first], 2, 2, 2])
    expect(await listIds('/order/me?limit=-1&page=x', buyer.token)).toEqual([[last, first], 1, 1, 2])
    expect(await listIds('/order', admin.token)).toEqual([[last, adminOrder, first], 1, 1, 3])
    const { orders } = (await shop.call('GET', '/order', { token: admin.token })).body
    expect(orders.map((order: { isOwn: boolean }) => order.isOwn)).toEqual([false, true, false])
    expect((await shop.call('GET', '/order', { token: buyer.token })).status).toBe(403)
    expect((await shop.call('GET', '/order')).status).toBe(401)
    expect((await shop.call('GET', '/order/me')).status).toBe(401)
  })

  it('are searched by a complete id', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    const countResults = async (search: string, token = buyer.token) =>
      (await shop.call('GET', `/order/search?search=${search}`, { token })).body.orders.length
    expect(await countResults(order._id)).toBe(1)
    expect(await countResults(order._id.toUpperCase())).toBe(1)
    expect(await countResults(order._id, await adminToken())).toBe(1)
    expect(await countResults(order._id, (await shop.signIn()).token)).toBe(0)
    for (const junk of ['', order._id.slice(0, 8), '%25', '%00', UNKNOWN_ID]) expect(await countResults(junk)).toBe(0)
    expect((await shop.call('GET', `/order/search?search=${order._id}`)).status).toBe(401)
  })
})
