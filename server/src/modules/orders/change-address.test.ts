import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

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

describe('PUT /order/{id}/address', () => {
  const changeAddress = (id: string, address: string, token = buyer.token) =>
    shop.call('PUT', `/order/${id}/address`, { token, body: { address } })

  it('sets the address of an order without one', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    expect(order.deliveryAddress).toBeNull()
    const { status, body } = await changeAddress(order._id, await shopper.addHome(buyer.id, false))
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Address has been updated successfully!',
        order: { ...order, deliveryAddress: HOME_ADDRESS },
      },
    ])
    expect((await read(order._id)).deliveryAddress).toEqual(HOME_ADDRESS)
  })

  it("returns 404 for another user's order or address", async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    const other = await shop.signIn()
    const ownAddress = await shopper.addHome(buyer.id, false)
    const otherAddress = await shopper.addHome(other.id, false)
    expect((await changeAddress(order._id, otherAddress, other.token)).body).toEqual({ message: 'No order found.' })
    for (const id of [otherAddress, UNKNOWN_ID, 'malformed']) {
      const { status, body } = await changeAddress(order._id, id)
      expect([status, body]).toEqual([404, { message: 'No address found.' }])
    }
    expect((await changeAddress('malformed', ownAddress)).status).toBe(404)
    expect((await read(order._id)).deliveryAddress).toBeNull()
  })

  it.each(['Shipped', 'Delivered'])('returns 400 when a line is %s', async (status) => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    await shopper.setStatus(await adminToken(), order, order.products[0]._id, status)
    const response = await changeAddress(order._id, await shopper.addHome(buyer.id, true))
    expect([response.status, response.body]).toEqual([
      400,
      { error: 'The address can no longer be changed: the order is on its way.' },
    ])
  })
})
