import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { runBeforeStatement } from '../../../test/postgres/run-before-statement.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { addresses, orders } from '../../db/schema/index.ts'

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

/** Runs an action after the cart was checked, right before the order is inserted. */
const beforeInsert = (action: () => PromiseLike<unknown>) => runBeforeStatement(shop.db, 'insert into orders', action)

it('charges the total with tax that the customer saw, and refuses any other', async () => {
  const top = await addProduct(shop.db, { name: 'Top', stock: 30, priceCents: 1010, taxable: true })
  const kite = await addProduct(shop.db, { priceCents: 500 })
  const cartId = await shopper.createCart(buyer.token, [{ ...top, quantity: 3 }, kite])
  for (const totalWithTax of [35.3, 36.81, 36.83]) {
    const { status, body } = await shopper.order(buyer.token, cartId, 35.3, { totalWithTax })
    const error = `The total with tax has changed from $${totalWithTax.toFixed(2)} to $36.82. Please review your cart.`
    expect([status, body]).toEqual([400, { error }])
  }
  expect(await shop.db.$count(orders)).toBe(0)
  const { body } = await shopper.order(buyer.token, cartId, 35.3, { totalWithTax: 36.82 })
  expect(await read(body.order._id)).toMatchObject({ total: 35.3, totalTax: 1.52, totalWithTax: 36.82 })
  const again = await shopper.order(buyer.token, cartId, 35.3, { totalWithTax: 36.82 })
  expect(again.body.order._id).toBe(body.order._id)
  expect((await shopper.order(buyer.token, cartId, 35.3, { totalWithTax: 36.83 })).status).toBe(400)
})

it('refuses an order when a product becomes taxable after it was checked', async () => {
  const top = await addProduct(shop.db, { taxable: false })
  const cartId = await shopper.createCart(buyer.token, [top])
  beforeInsert(() => shopper.change(top.id, { taxable: true }))
  const { status, body } = await shopper.order(buyer.token, cartId, 10, { totalWithTax: 10 })
  const error = 'The total with tax has changed from $10.00 to $10.50. Please review your cart.'
  expect([status, body]).toEqual([400, { error }])
  expect([await shopper.stockOf(top.id), await shop.db.$count(orders)]).toEqual([10, 0])
})

it('delivers to the address of the request instead of the default one', async () => {
  const top = await addProduct(shop.db)
  await shopper.addHome(buyer.id, true)
  const address = await shopper.addAddress(buyer.id, { address: '2 Kite Lane' })
  const cartId = await shopper.createCart(buyer.token, [top])
  const { body } = await shopper.order(buyer.token, cartId, 10, { address })
  expect((await read(body.order._id)).deliveryAddress).toEqual({ ...HOME_ADDRESS, address: '2 Kite Lane' })
})

it("returns 400 for another user's address, an unknown id and a malformed id", async () => {
  const top = await addProduct(shop.db)
  const otherAddress = await shopper.addHome((await shop.signIn()).id, true)
  const cartId = await shopper.createCart(buyer.token, [top])
  for (const address of [otherAddress, UNKNOWN_ID, 'malformed']) {
    const { status, body } = await shopper.order(buyer.token, cartId, 10, { address })
    const error = 'This delivery address no longer exists. Please choose another one.'
    expect([status, body]).toEqual([400, { error }])
  }
  expect([await shopper.stockOf(top.id), await shop.db.$count(orders)]).toEqual([10, 0])
})

it('returns 400 when the address is deleted after it was checked', async () => {
  const top = await addProduct(shop.db)
  const address = await shopper.addHome(buyer.id, true)
  const cartId = await shopper.createCart(buyer.token, [top])
  beforeInsert(() => shop.db.delete(addresses).where(eq(addresses.id, address)))
  expect((await shopper.order(buyer.token, cartId, 10, { address })).status).toBe(400)
  expect([await shopper.stockOf(top.id), await shop.db.$count(orders)]).toEqual([10, 0])
})
