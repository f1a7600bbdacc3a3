import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { addresses, orders } from '../../db/schema/index.ts'

const t = setupOrders()

it('charges the total with tax that the customer saw, and refuses any other', async () => {
  const top = await addProduct(t.shop.db, { name: 'Top', stock: 30, priceCents: 1010, taxable: true })
  const kite = await addProduct(t.shop.db, { priceCents: 500 })
  const cartId = await t.shopper.createCart(t.buyer.token, [{ ...top, quantity: 3 }, kite])
  for (const totalWithTax of [35.3, 36.81, 36.83]) {
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, 35.3, { totalWithTax })
    const error = `The total with tax has changed from $${totalWithTax.toFixed(2)} to $36.82. Please review your cart.`
    expect([status, body]).toEqual([400, { error }])
  }
  expect(await t.shop.db.$count(orders)).toBe(0)
  const { body } = await t.shopper.order(t.buyer.token, cartId, 35.3, { totalWithTax: 36.82 })
  expect(await t.read(body.order._id)).toMatchObject({ total: 35.3, totalTax: 1.52, totalWithTax: 36.82 })
  const again = await t.shopper.order(t.buyer.token, cartId, 35.3, { totalWithTax: 36.82 })
  expect(again.body.order._id).toBe(body.order._id)
  expect((await t.shopper.order(t.buyer.token, cartId, 35.3, { totalWithTax: 36.83 })).status).toBe(400)
})

it('refuses an order when a product becomes taxable after it was checked', async () => {
  const top = await addProduct(t.shop.db, { taxable: false })
  const cartId = await t.shopper.createCart(t.buyer.token, [top])
  t.beforeInsert(() => t.shopper.change(top.id, { taxable: true }))
  const { status, body } = await t.shopper.order(t.buyer.token, cartId, 10, { totalWithTax: 10 })
  const error = 'The total with tax has changed from $10.00 to $10.50. Please review your cart.'
  expect([status, body]).toEqual([400, { error }])
  expect([await t.shopper.stockOf(top.id), await t.shop.db.$count(orders)]).toEqual([10, 0])
})

it('delivers to the address of the request instead of the default one', async () => {
  const top = await addProduct(t.shop.db)
  await t.shopper.addHome(t.buyer.id, true)
  const address = await t.shopper.addAddress(t.buyer.id, { address: '2 Kite Lane' })
  const cartId = await t.shopper.createCart(t.buyer.token, [top])
  const { body } = await t.shopper.order(t.buyer.token, cartId, 10, { address })
  expect((await t.read(body.order._id)).deliveryAddress).toEqual({ ...HOME_ADDRESS, address: '2 Kite Lane' })
})

it("returns 400 for another user's address, an unknown id and a malformed id", async () => {
  const top = await addProduct(t.shop.db)
  const otherAddress = await t.shopper.addHome((await t.shop.signIn()).id, true)
  const cartId = await t.shopper.createCart(t.buyer.token, [top])
  for (const address of [otherAddress, UNKNOWN_ID, 'malformed']) {
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, 10, { address })
    const error = 'This delivery address no longer exists. Please choose another one.'
    expect([status, body]).toEqual([400, { error }])
  }
  expect([await t.shopper.stockOf(top.id), await t.shop.db.$count(orders)]).toEqual([10, 0])
})

it('returns 400 when the address is deleted after it was checked', async () => {
  const top = await addProduct(t.shop.db)
  const address = await t.shopper.addHome(t.buyer.id, true)
  const cartId = await t.shopper.createCart(t.buyer.token, [top])
  t.beforeInsert(() => t.shop.db.delete(addresses).where(eq(addresses.id, address)))
  expect((await t.shopper.order(t.buyer.token, cartId, 10, { address })).status).toBe(400)
  expect([await t.shopper.stockOf(top.id), await t.shop.db.$count(orders)]).toEqual([10, 0])
})
