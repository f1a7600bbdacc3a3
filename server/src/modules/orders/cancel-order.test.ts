import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { products } from '../../db/schema/index.ts'

let shop: TestApp
let buyer: { id: string; email: string; token: string }
let buys: ReturnType<typeof createShopper>
beforeEach(async () => {
  shop = await testApp()
  buyer = await shop.signIn()
  buys = createShopper(shop)
})
afterEach(() => shop.close())

const read = (id: string, token = buyer.token) => buys.read(token, id)
const adminToken = async () => (await shop.signIn(AS_ADMIN)).token
const cancel = (id: string, token = buyer.token) => shop.call('DELETE', `/order/cancel/${id}`, { token })

describe('DELETE /order/cancel/{id}', () => {
  it('gives the stock back once, and the order stays in the history', async () => {
    const top = await addProduct(shop.db, { stock: 30, taxable: true })
    const kite = await addProduct(shop.db)
    const order = await buys.buy(buyer.token, [{ ...top, quantity: 3 }, kite])
    for (let times = 0; times < 2; times++) {
      const { status, body } = await cancel(order._id)
      expect([status, body]).toEqual([200, { success: true, message: 'Order has been cancelled successfully' }])
      expect([await buys.stockOf(top.id), await buys.stockOf(kite.id)]).toEqual([30, 10])
    }
    expect(await read(order._id)).toMatchObject({ status: 'Cancelled', total: 0, totalTax: 0, totalWithTax: 0 })
  })

  it('is forbidden once a line is delivered', async () => {
    const admin = await adminToken()
    const order = await buys.buy(buyer.token, [await addProduct(shop.db), await addProduct(shop.db)])
    await buys.setStatus(admin, order, order.products[1]._id, 'Delivered')
    const { status, body } = await cancel(order._id)
    expect([status, body]).toEqual([400, { error: 'An order with a delivered item can no longer be cancelled.' }])
    expect((await read(order._id)).products[0].status).toBe('Not processed')
  })

  it("is for the owner and admins; somebody else's order is a 404", async () => {
    const top = await addProduct(shop.db)
    const order = await buys.buy(buyer.token, [top])
    expect((await cancel(order._id, (await shop.signIn()).token)).status).toBe(404)
    expect((await cancel(UNKNOWN_ID)).status).toBe(404)
    expect((await cancel('rubbish')).status).toBe(404)
    expect((await shop.call('DELETE', `/order/cancel/${order._id}`)).status).toBe(401)
    expect(await buys.stockOf(top.id)).toBe(9)
    expect((await cancel(order._id, await adminToken())).status).toBe(200)
    expect(await buys.stockOf(top.id)).toBe(10)
  })

  it('works for an order whose toy is gone', async () => {
    const top = await addProduct(shop.db)
    const order = await buys.buy(buyer.token, [top])
    await shop.db.delete(products).where(eq(products.id, top.id))
    expect((await cancel(order._id)).status).toBe(200)
  })
})

describe('PUT /order/status/item/{itemId}', () => {
  it('moves one line on, and cancelling gives back only its stock', async () => {
    const admin = await adminToken()
    const top = await addProduct(shop.db, { stock: 30 })
    const kite = await addProduct(shop.db)
    const order = await buys.buy(buyer.token, [{ ...top, quantity: 2 }, kite])
    const [first, second] = order.products
    expect((await buys.setStatus(admin, order, first._id, 'Shipped')).body).toEqual({
      success: true,
      message: 'Item status has been updated successfully!',
    })
    expect((await buys.setStatus(admin, order, second._id, 'Cancelled')).body).toEqual({
      success: true,
      message: 'Item has been cancelled successfully!',
    })
    expect([await buys.stockOf(top.id), await buys.stockOf(kite.id)]).toEqual([28, 10])
    expect(await read(order._id)).toMatchObject({ status: 'Shipped', total: 20 })
    for (let times = 0; times < 2; times++) {
      expect((await buys.setStatus(admin, order, first._id, 'Cancelled')).body).toEqual({
        success: true,
        message: 'Order has been cancelled successfully',
        orderCancelled: true,
      })
      expect([await buys.stockOf(top.id), await buys.stockOf(kite.id)]).toEqual([30, 10])
    }
    await cancel(order._id)
    expect([await buys.stockOf(top.id), await buys.stockOf(kite.id)]).toEqual([30, 10])
  })

  it.each(['Cancelled', 'Delivered'])('%s is final', async (last) => {
    const admin = await adminToken()
    const order = await buys.buy(buyer.token, [await addProduct(shop.db)])
    const [line] = order.products
    await buys.setStatus(admin, order, line._id, last)
    for (const status of ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']) {
      const answer = await buys.setStatus(admin, order, line._id, status)
      if (status === last) expect(answer.status).toBe(200)
      else {
        const error = `This item is ${last.toLowerCase()}; its status can no longer change.`
        expect([answer.status, answer.body]).toEqual([400, { error }])
      }
      expect((await read(order._id)).products[0].status).toBe(last)
    }
  })

  it('is for admins, with a known status, for a line of that order and cart', async () => {
    const admin = await adminToken()
    const top = await addProduct(shop.db)
    const order = await buys.buy(buyer.token, [top])
    const other = await buys.buy(buyer.token, [top])
    const [line] = order.products
    expect((await buys.setStatus(buyer.token, order, line._id, 'Shipped')).status).toBe(403)
    expect((await shop.call('PUT', `/order/status/item/${line._id}`, { body: {} })).status).toBe(401)
    expect((await buys.setStatus(admin, order, line._id, 'Lost')).status).toBe(400)
    for (const [wrong, item] of [
      [{ ...order, _id: other._id }, line._id],
      [{ ...order, cartId: other.cartId }, line._id],
      [{ ...order, cartId: 'rubbish' }, line._id],
      [order, other.products[0]._id],
      [order, UNKNOWN_ID],
      [order, 'rubbish'],
    ]) {
      expect((await buys.setStatus(admin, wrong, item, 'Cancelled')).status).toBe(404)
    }
    expect((await read(order._id)).products[0].status).toBe('Not processed')
  })
})
