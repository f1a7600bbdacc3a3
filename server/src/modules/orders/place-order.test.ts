import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, orders, pictures, products } from '../../db/schema/index.ts'

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

describe('POST /order/add', () => {
  it('takes the stock and answers an order that says what was bought', async () => {
    await shop.db.insert(pictures).values({ hash: 'abc', width: 1280, height: 1280, createdAt: shop.clock.now() })
    const top = await addProduct(shop.db, { name: 'Top', slug: 'top', stock: 40, priceCents: 1999, taxable: true })
    const kite = await addProduct(shop.db, {
      name: 'Kite',
      slug: 'kite',
      stock: 7,
      priceCents: 500,
      pictureHash: 'abc',
    })
    const homeId = await buys.addHome(buyer.id, true)
    expect(homeId).not.toBe('')
    const cartId = await buys.createCart(buyer.token, [{ ...top, quantity: 2 }, kite])
    const placed = await buys.order(buyer.token, cartId, 44.98)
    expect([placed.status, placed.body]).toEqual([
      200,
      { success: true, message: 'Your order has been placed successfully!', order: { _id: expect.any(String) } },
    ])
    expect([await buys.stockOf(top.id), await buys.stockOf(kite.id)]).toEqual([38, 6])
    expect(await read(placed.body.order._id)).toEqual({
      _id: placed.body.order._id,
      cartId,
      created: '2026-03-01T12:00:00.000Z',
      ...{ total: 44.98, totalTax: 2, totalWithTax: 46.98, status: 'Not processed' },
      deliveryAddress: HOME_ADDRESS,
      isOwn: true,
      products: [
        {
          _id: expect.any(String),
          product: { _id: top.id, name: 'Top', slug: 'top', imageUrl: null },
          ...{ name: 'Top', imageUrl: null, purchasePrice: 19.99, quantity: 2, totalPrice: 39.98, totalTax: 2 },
          ...{ priceWithTax: 41.98, status: 'Not processed' },
        },
        {
          _id: expect.any(String),
          product: { _id: kite.id, name: 'Kite', slug: 'kite', imageUrl: '/images/products/abc-640.webp' },
          ...{ name: 'Kite', imageUrl: '/images/products/abc-640.webp', purchasePrice: 5, quantity: 1 },
          ...{ totalPrice: 5, totalTax: 0, priceWithTax: 5, status: 'Not processed' },
        },
      ],
    })
  })

  it('queues one confirmation, which links to the shop', async () => {
    const order = await buys.buy(buyer.token, [await addProduct(shop.db, { name: 'Top' })])
    await buys.order(buyer.token, order.cartId, 10)
    const sent = await shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to).toBe(buyer.email)
    expect(sent[0]?.text).toContain('1 x Top: $10.00')
    expect(sent[0]?.text).toContain(`${shop.config.appUrl}/#/order/${order._id}`)
  })

  it('answers the same order for the same cart, whatever has changed since, and takes nothing twice', async () => {
    const top = await addProduct(shop.db, { stock: 1 })
    const order = await buys.buy(buyer.token, [top])
    await buys.change(top.id, { priceCents: 9999, isActive: false })
    const again = await buys.order(buyer.token, order.cartId, 1)
    expect([again.status, again.body.order._id]).toEqual([200, order._id])
    expect(await buys.stockOf(top.id)).toBe(0)
  })

  it.each<[string, Partial<typeof products.$inferInsert>, number, string]>([
    ['too few are left', { stock: 2 }, 60, 'Only 2 of Top left in stock.'],
    [
      'a price has moved',
      { priceCents: 1250 },
      60,
      'The price of Top has changed from $10.00 to $12.50. Please review your cart.',
    ],
    [
      'a price has moved and the total is the new one',
      { priceCents: 1250 },
      72.5,
      'The price of Top has changed from $10.00 to $12.50. Please review your cart.',
    ],
    ['it went off sale', { isActive: false }, 60, 'Top is no longer available. Please review your cart.'],
    [
      'the total is another',
      { stock: 30 },
      59.99,
      'The price of your cart has changed from $59.99 to $60.00. Please review your cart.',
    ],
  ])('is refused when %s, and nothing has changed', async (_, change_, total, error) => {
    const kite = await addProduct(shop.db, { stock: 9 })
    const top = await addProduct(shop.db, { name: 'Top', stock: 30 })
    const cartId = await buys.createCart(buyer.token, [kite, { ...top, quantity: 5 }])
    await buys.change(top.id, change_)
    const stock = await buys.stockOf(top.id)
    const { status, body } = await buys.order(buyer.token, cartId, total)
    expect([status, body]).toEqual([400, { error }])
    expect([await buys.stockOf(kite.id), await buys.stockOf(top.id)]).toEqual([9, stock])
    expect(await shop.db.select().from(orders)).toEqual([])
    expect(await shop.db.select().from(mails)).toEqual([])
  })

  it('never believes a price of the caller', async () => {
    const top = await addProduct(shop.db, { name: 'Top' })
    const cartId = await buys.createCart(buyer.token, [{ ...top, priceCents: 1 }])
    const { status, body } = await buys.order(buyer.token, cartId, 0.01)
    expect([status, body.error]).toEqual([
      400,
      'The price of Top has changed from $0.01 to $10.00. Please review your cart.',
    ])
    expect((await buys.order(buyer.token, cartId, 10)).status).toBe(200)
  })

  it('is refused when a toy has been deleted since', async () => {
    const top = await addProduct(shop.db, { name: 'Top' })
    const cartId = await buys.createCart(buyer.token, [top])
    await shop.db.delete(products).where(eq(products.id, top.id))
    const { status, body } = await buys.order(buyer.token, cartId, 10)
    expect([status, body.error]).toEqual([400, 'Top is no longer available. Please review your cart.'])
  })

  it("does not know somebody else's cart, an unknownId one or rubbish", async () => {
    const top = await addProduct(shop.db)
    const theirs = await buys.createCart((await shop.signIn()).token, [top])
    for (const cartId of [theirs, UNKNOWN_ID, 'rubbish']) {
      const { status, body } = await buys.order(buyer.token, cartId, 10)
      expect([status, body]).toEqual([404, { message: 'No cart found.' }])
    }
    expect(await buys.stockOf(top.id)).toBe(10)
  })

  it('is for people who are signed in, and wants a cart and a total', async () => {
    expect((await shop.call('POST', '/order/add', { body: { cartId: UNKNOWN_ID, total: 1 } })).status).toBe(401)
    for (const total of [undefined, '5', -5, 1e308]) {
      const { status, body } = await buys.order(buyer.token, UNKNOWN_ID, total)
      expect([status, body.issues?.[0].path]).toEqual([400, 'total'])
    }
  })
})
