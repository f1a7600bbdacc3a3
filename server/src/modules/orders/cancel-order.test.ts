import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { products } from '../../db/schema/index.ts'

const t = setupOrders()
const cancel = (id: string, token = t.buyer.token) => t.shop.call('DELETE', `/order/cancel/${id}`, { token })

describe('DELETE /order/cancel/{id}', () => {
  it('returns the stock once and keeps the order in the history', async () => {
    const top = await addProduct(t.shop.db, { stock: 30, taxable: true })
    const kite = await addProduct(t.shop.db)
    const order = await t.shopper.buy(t.buyer.token, [{ ...top, quantity: 3 }, kite])
    for (let times = 0; times < 2; times++) {
      const { status, body } = await cancel(order._id)
      expect([status, body]).toEqual([200, { success: true, message: 'Order has been cancelled successfully' }])
      expect([await t.shopper.stockOf(top.id), await t.shopper.stockOf(kite.id)]).toEqual([30, 10])
    }
    expect(await t.read(order._id)).toMatchObject({ status: 'Cancelled', total: 0, totalTax: 0, totalWithTax: 0 })
  })

  it('returns 400 when a line is delivered', async () => {
    const admin = await t.getAdminToken()
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db), await addProduct(t.shop.db)])
    await t.shopper.setStatus(admin, order, order.products[1]._id, 'Delivered')
    const { status, body } = await cancel(order._id)
    expect([status, body]).toEqual([400, { error: 'An order with a delivered item can no longer be cancelled.' }])
    expect((await t.read(order._id)).products[0].status).toBe('Not processed')
  })

  it("allows the owner and admins, and returns 404 for another user's order", async () => {
    const top = await addProduct(t.shop.db)
    const order = await t.shopper.buy(t.buyer.token, [top])
    expect((await cancel(order._id, (await t.shop.signIn()).token)).status).toBe(404)
    expect((await cancel(UNKNOWN_ID)).status).toBe(404)
    expect((await cancel('malformed')).status).toBe(404)
    expect((await t.shop.call('DELETE', `/order/cancel/${order._id}`)).status).toBe(401)
    expect(await t.shopper.stockOf(top.id)).toBe(9)
    expect((await cancel(order._id, await t.getAdminToken())).status).toBe(200)
    expect(await t.shopper.stockOf(top.id)).toBe(10)
  })

  it('cancels an order whose product is deleted', async () => {
    const top = await addProduct(t.shop.db)
    const order = await t.shopper.buy(t.buyer.token, [top])
    await t.shop.db.delete(products).where(eq(products.id, top.id))
    expect((await cancel(order._id)).status).toBe(200)
  })
})

describe('PUT /order/status/item/{itemId}', () => {
  it('changes the status of one line, and returns only the stock of a cancelled line', async () => {
    const admin = await t.getAdminToken()
    const top = await addProduct(t.shop.db, { stock: 30 })
    const kite = await addProduct(t.shop.db)
    const order = await t.shopper.buy(t.buyer.token, [{ ...top, quantity: 2 }, kite])
    const [first, second] = order.products
    expect((await t.shopper.setStatus(admin, order, first._id, 'Shipped')).body).toEqual({
      success: true,
      message: 'Item status has been updated successfully!',
    })
    expect((await t.shopper.setStatus(admin, order, second._id, 'Cancelled')).body).toEqual({
      success: true,
      message: 'Item has been cancelled successfully!',
    })
    expect([await t.shopper.stockOf(top.id), await t.shopper.stockOf(kite.id)]).toEqual([28, 10])
    expect(await t.read(order._id)).toMatchObject({ status: 'Shipped', total: 20 })
    for (let times = 0; times < 2; times++) {
      expect((await t.shopper.setStatus(admin, order, first._id, 'Cancelled')).body).toEqual({
        success: true,
        message: 'Order has been cancelled successfully',
        orderCancelled: true,
      })
      expect([await t.shopper.stockOf(top.id), await t.shopper.stockOf(kite.id)]).toEqual([30, 10])
    }
    await cancel(order._id)
    expect([await t.shopper.stockOf(top.id), await t.shopper.stockOf(kite.id)]).toEqual([30, 10])
  })

  it.each(['Cancelled', 'Delivered'])('rejects changes of a line that is %s', async (last) => {
    const admin = await t.getAdminToken()
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    const [line] = order.products
    await t.shopper.setStatus(admin, order, line._id, last)
    for (const status of ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']) {
      const response = await t.shopper.setStatus(admin, order, line._id, status)
      if (status === last) expect(response.status).toBe(200)
      else {
        const error = `This item is ${last.toLowerCase()}; its status can no longer change.`
        expect([response.status, response.body]).toEqual([400, { error }])
      }
      expect((await t.read(order._id)).products[0].status).toBe(last)
    }
  })

  it('requires an admin, a valid status, and a line of the order and cart', async () => {
    const admin = await t.getAdminToken()
    const top = await addProduct(t.shop.db)
    const order = await t.shopper.buy(t.buyer.token, [top])
    const other = await t.shopper.buy(t.buyer.token, [top])
    const [line] = order.products
    expect((await t.shopper.setStatus(t.buyer.token, order, line._id, 'Shipped')).status).toBe(403)
    expect((await t.shop.call('PUT', `/order/status/item/${line._id}`, { body: {} })).status).toBe(401)
    expect((await t.shopper.setStatus(admin, order, line._id, 'Lost')).status).toBe(400)
    for (const [wrong, item] of [
      [{ ...order, _id: other._id }, line._id],
      [{ ...order, cartId: other.cartId }, line._id],
      [{ ...order, cartId: 'malformed' }, line._id],
      [order, other.products[0]._id],
      [order, UNKNOWN_ID],
      [order, 'malformed'],
    ]) {
      expect((await t.shopper.setStatus(admin, wrong, item, 'Cancelled')).status).toBe(404)
    }
    expect((await t.read(order._id)).products[0].status).toBe('Not processed')
  })
})
