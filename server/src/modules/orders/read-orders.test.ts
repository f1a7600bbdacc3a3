import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { AS_ADMIN } from '../../../test/test-app.ts'
import { addresses, orderLines, pictures, products, users } from '../../db/schema/index.ts'

const t = setupOrders()

describe('a placed order', () => {
  it('does not change when its product is edited or deleted', async () => {
    const now = t.shop.clock.now()
    await t.shop.db.insert(pictures).values({ hash: 'abc', width: 1280, height: 1280, createdAt: now })
    const top = await addProduct(t.shop.db, { name: 'Top', taxable: true, pictureHash: 'abc' })
    const order = await t.shopper.buy(t.buyer.token, [top])
    await t.shopper.change(top.id, {
      name: 'New',
      slug: 'new',
      priceCents: 1,
      taxable: false,
      pictureHash: null,
      isActive: false,
    })
    expect(await t.read(order._id)).toEqual(order)
    await t.shop.db.delete(products).where(eq(products.id, top.id))
    expect(await t.read(order._id)).toEqual({ ...order, products: [{ ...order.products[0], product: null }] })
  })

  it('keeps its delivery address when the user edits or deletes the address', async () => {
    await t.shopper.addHome(t.buyer.id, true)
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    await t.shop.db.update(addresses).set({ city: 'Elsewhere' })
    expect((await t.read(order._id)).deliveryAddress).toEqual(HOME_ADDRESS)
    await t.shop.db.delete(addresses)
    expect((await t.read(order._id)).deliveryAddress).toEqual(HOME_ADDRESS)
  })

  it('is readable by its buyer and admins, and returns 404 for other users', async () => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    expect(order.isOwn).toBe(true)
    expect(await t.read(order._id, await t.getAdminToken())).toEqual({
      ...order,
      customerEmail: t.buyer.email,
      customerId: t.buyer.id,
      isOwn: false,
    })
    const other = (await t.shop.signIn()).token
    for (const [token, id] of [
      [other, order._id],
      [t.buyer.token, UNKNOWN_ID],
      [t.buyer.token, 'malformed'],
    ] as const) {
      const { status, body } = await t.shop.call('GET', `/order/${id}`, { token })
      expect([status, body]).toEqual([404, { message: 'No order found.' }])
    }
    expect((await t.shop.call('GET', `/order/${order._id}`)).status).toBe(401)
  })

  it('stays when the account of its buyer is deleted', async () => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    await t.shop.db.delete(users).where(eq(users.id, t.buyer.id))
    expect((await t.read(order._id, await t.getAdminToken()))._id).toBe(order._id)
  })
})

describe('lists of orders', () => {
  it('contain own orders at /order/me and all orders for admins at /order, newest first', async () => {
    const top = await addProduct(t.shop.db)
    const admin = await t.shop.signIn(AS_ADMIN)
    const bought = []
    for (const { token } of [t.buyer, admin, t.buyer]) {
      t.shop.clock.advance(1000)
      bought.push((await t.shopper.buy(token, [top]))._id)
    }
    const [first, adminOrder, last] = bought
    const listIds = async (path: string, token: string) => {
      const { body } = await t.shop.call('GET', path, { token })
      const { totalPages, currentPage, count } = body
      return [body.orders.map((order: { _id: string }) => order._id), totalPages, currentPage, count]
    }
    expect(await listIds('/order/me', t.buyer.token)).toEqual([[last, first], 1, 1, 2])
    expect(await listIds('/order/me?limit=1&page=2', t.buyer.token)).toEqual([[first], 2, 2, 2])
    expect(await listIds('/order/me?limit=-1&page=x', t.buyer.token)).toEqual([[last, first], 1, 1, 2])
    expect(await listIds('/order', admin.token)).toEqual([[last, adminOrder, first], 1, 1, 3])
    const { orders } = (await t.shop.call('GET', '/order', { token: admin.token })).body
    expect(orders.map((order: { isOwn: boolean }) => order.isOwn)).toEqual([false, true, false])
    expect((await t.shop.call('GET', '/order', { token: t.buyer.token })).status).toBe(403)
    expect((await t.shop.call('GET', '/order')).status).toBe(401)
    expect((await t.shop.call('GET', '/order/me')).status).toBe(401)
  })

  it('contain for `to_ship` only orders with a line that is neither shipped, delivered nor cancelled', async () => {
    const [top, kite] = [await addProduct(t.shop.db), await addProduct(t.shop.db)]
    const token = await t.getAdminToken()
    const buy = (...toys: (typeof top)[]) => t.shopper.buy(t.buyer.token, toys)
    const orders = [await buy(top), await buy(top, kite), await buy(top, kite), await buy(top, kite)]
    const [none, partly, all, processing] = orders.map(({ _id }) => _id)
    const setStatus = (status: 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled', id: unknown, position: number) =>
      t.shop.db
        .update(orderLines)
        .set({ status })
        .where(and(eq(orderLines.orderId, String(id)), eq(orderLines.position, position)))
    await setStatus('Shipped', partly, 0)
    await setStatus('Delivered', all, 0)
    await setStatus('Cancelled', all, 1)
    await setStatus('Cancelled', processing, 0)
    await setStatus('Processing', processing, 1)
    const list = async (query: string) => {
      const { body } = await t.shop.call('GET', `/order?status=${query}`, { token })
      return [body.orders.map(({ _id }: { _id: string }) => _id), body.totalPages, body.count]
    }
    expect(await list('to_ship')).toEqual([[processing, partly, none], 1, 3])
    expect(await list('to_ship&limit=2&page=2')).toEqual([[none], 2, 3])
    expect(await list('all')).toEqual([[processing, all, partly, none], 1, 4])
    expect((await list('%00'))[2]).toBe(4)
    expect((await t.shop.call('GET', '/order?status=to_ship', { token: t.buyer.token })).status).toBe(403)
  })

  it('are searched by a complete id', async () => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    const countResults = async (search: string, token = t.buyer.token) =>
      (await t.shop.call('GET', `/order/search?search=${search}`, { token })).body.orders.length
    expect(await countResults(order._id)).toBe(1)
    expect(await countResults(order._id.toUpperCase())).toBe(1)
    expect(await countResults(order._id, await t.getAdminToken())).toBe(1)
    expect(await countResults(order._id, (await t.shop.signIn()).token)).toBe(0)
    for (const junk of ['', order._id.slice(0, 8), '%25', '%00', UNKNOWN_ID]) expect(await countResults(junk)).toBe(0)
    expect((await t.shop.call('GET', `/order/search?search=${order._id}`)).status).toBe(401)
  })
})
