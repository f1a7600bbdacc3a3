import { describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupOrders } from '../../../test/setup-orders.ts'

const t = setupOrders()

describe('PUT /order/{id}/address', () => {
  const changeAddress = (id: string, address: string, token = t.buyer.token) =>
    t.shop.call('PUT', `/order/${id}/address`, { token, body: { address } })

  it('sets the address of an order without one', async () => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    expect(order.deliveryAddress).toBeNull()
    const { status, body } = await changeAddress(order._id, await t.shopper.addHome(t.buyer.id, false))
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Address has been updated successfully!',
        order: { ...order, deliveryAddress: HOME_ADDRESS },
      },
    ])
    expect((await t.read(order._id)).deliveryAddress).toEqual(HOME_ADDRESS)
  })

  it("returns 404 for another user's order or address", async () => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    const other = await t.shop.signIn()
    const ownAddress = await t.shopper.addHome(t.buyer.id, false)
    const otherAddress = await t.shopper.addHome(other.id, false)
    expect((await changeAddress(order._id, otherAddress, other.token)).body).toEqual({ message: 'No order found.' })
    for (const id of [otherAddress, UNKNOWN_ID, 'malformed']) {
      const { status, body } = await changeAddress(order._id, id)
      expect([status, body]).toEqual([404, { message: 'No address found.' }])
    }
    expect((await changeAddress('malformed', ownAddress)).status).toBe(404)
    expect((await t.read(order._id)).deliveryAddress).toBeNull()
  })

  it.each(['Shipped', 'Delivered'])('returns 400 when a line is %s', async (status) => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
    await t.shopper.setStatus(await t.getAdminToken(), order, order.products[0]._id, status)
    const response = await changeAddress(order._id, await t.shopper.addHome(t.buyer.id, true))
    expect([response.status, response.body]).toEqual([
      400,
      { error: 'The address can no longer be changed: the order is on its way.' },
    ])
  })
})
