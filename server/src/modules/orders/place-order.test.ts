import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { runBeforeStatement } from '../../../test/postgres/run-before-statement.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, orders, pictures, products } from '../../db/schema/index.ts'

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

describe('POST /order/add', () => {
  it('takes the stock and returns an order with a snapshot of its products', async () => {
    await shop.db.insert(pictures).values({ hash: 'abc', width: 1280, height: 1280, createdAt: shop.clock.now() })
    const top = await addProduct(shop.db, { name: 'Top', slug: 'top', stock: 40, priceCents: 1999, taxable: true })
    const kite = await addProduct(shop.db, {
      name: 'Kite',
      slug: 'kite',
      stock: 7,
      priceCents: 500,
      pictureHash: 'abc',
    })
    const homeId = await shopper.addHome(buyer.id, true)
    expect(homeId).not.toBe('')
    const cartId = await shopper.createCart(buyer.token, [{ ...top, quantity: 2 }, kite])
    const placed = await shopper.order(buyer.token, cartId, 44.98)
    expect([placed.status, placed.body]).toEqual([
      200,
      { success: true, message: 'Your order has been placed successfully!', order: { _id: expect.any(String) } },
    ])
    expect([await shopper.stockOf(top.id), await shopper.stockOf(kite.id)]).toEqual([38, 6])
    expect(await read(placed.body.order._id)).toEqual({
      _id: placed.body.order._id,
      cartId,
      created: '2026-03-01T12:00:00.000Z',
      ...{ total: 44.98, totalTax: 2, totalWithTax: 46.98, status: 'Not processed' },
      deliveryAddress: HOME_ADDRESS,
      customerName: 'Mina Marlow',
      customerEmail: null,
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

  it('queues one confirmation mail with a link to the order', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db, { name: 'Top' })])
    await shopper.order(buyer.token, order.cartId, 10)
    const sent = await shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to).toBe(buyer.email)
    expect(sent[0]?.text).toContain('1 x Top: $10.00')
    expect(sent[0]?.text).toContain(`${shop.config.appUrl}/#/order/${order._id}`)
  })

  it('renders the confirmation mail with the mail template', async () => {
    const products = [await addProduct(shop.db, { name: 'Top & Co', taxable: true }), await addProduct(shop.db)]
    const order = await shopper.buy(buyer.token, products)
    const [mail] = await shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    const link = `${shop.config.appUrl}/#/order/${order._id}`
    expect(mail?.text).toMatch(/^Hi Mina,\n/)
    expect(mail?.text).toContain('Tax: $0.50')
    expect(mail?.text).toContain('Total: $20.50')
    for (const part of ['Hi Mina,', '1 x Top &amp; Co', '$20.50', `href="${link}"`, 'View your order']) {
      expect(mail?.html).toContain(part)
    }
  })

  it('returns the same order for the same cart without taking stock again, even after the product has changed', async () => {
    const top = await addProduct(shop.db, { stock: 1 })
    const order = await shopper.buy(buyer.token, [top])
    await shopper.change(top.id, { priceCents: 9999, isActive: false })
    const again = await shopper.order(buyer.token, order.cartId, 10)
    expect([again.status, again.body.order._id]).toEqual([200, order._id])
    expect(await shopper.stockOf(top.id)).toBe(0)
  })

  it('returns 400 for another total of a cart that is ordered, and still returns its order for the same total', async () => {
    const top = await addProduct(shop.db, { name: 'Top' })
    const order = await shopper.buy(buyer.token, [top])
    const { status, body } = await shopper.order(buyer.token, order.cartId, 9.99)
    expect([status, body.error]).toEqual([
      400,
      'The price of Top has changed from $9.99 to $10.00. Please review your cart.',
    ])
    expect((await shopper.order(buyer.token, order.cartId, 10)).body.order._id).toBe(order._id)
    expect(await shopper.stockOf(top.id)).toBe(9)
  })

  it('returns the same order while some of its lines are cancelled, and 400 when all are', async () => {
    const admin = (await shop.signIn(AS_ADMIN)).token
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db), await addProduct(shop.db)])
    const [first, second] = order.products
    await shopper.setStatus(admin, order, first._id, 'Cancelled')
    expect((await shopper.order(buyer.token, order.cartId, 20)).body.order._id).toBe(order._id)
    await shopper.setStatus(admin, order, second._id, 'Cancelled')
    const { status, body } = await shopper.order(buyer.token, order.cartId, 20)
    expect([status, body]).toEqual([
      400,
      { error: 'The order of this cart has been cancelled. Please review your cart.' },
    ])
    expect(await shop.db.$count(orders)).toBe(1)
  })

  it.each<[string, Partial<typeof products.$inferInsert>, number, string]>([
    ['the stock is too low', { stock: 2 }, 60, 'Only 2 of Top left in stock.'],
    [
      'a price has changed',
      { priceCents: 1250 },
      60,
      'The price of Top has changed from $10.00 to $12.50. Please review your cart.',
    ],
    [
      'a price has changed and the total uses the new price',
      { priceCents: 1250 },
      72.5,
      'The price of Top has changed from $10.00 to $12.50. Please review your cart.',
    ],
    ['a product is no longer on sale', { isActive: false }, 60, 'Top is no longer available. Please review your cart.'],
    [
      'the total is wrong',
      { stock: 30 },
      59.99,
      'The price of your cart has changed from $59.99 to $60.00. Please review your cart.',
    ],
  ])('returns 400 and changes nothing when %s', async (_, change, total, error) => {
    const kite = await addProduct(shop.db, { stock: 9 })
    const top = await addProduct(shop.db, { name: 'Top', stock: 30 })
    const cartId = await shopper.createCart(buyer.token, [kite, { ...top, quantity: 5 }])
    await shopper.change(top.id, change)
    const stock = await shopper.stockOf(top.id)
    const { status, body } = await shopper.order(buyer.token, cartId, total)
    expect([status, body]).toEqual([400, { error }])
    expect([await shopper.stockOf(kite.id), await shopper.stockOf(top.id)]).toEqual([9, stock])
    expect(await shop.db.select().from(orders)).toEqual([])
    expect(await shop.db.select().from(mails)).toEqual([])
  })

  it.each<[Partial<typeof products.$inferInsert>, string]>([
    [{ stock: 2 }, 'Only 2 of Top left in stock.'],
    [{ priceCents: 1250 }, 'The price of Top has changed from $10.00 to $12.50. Please review your cart.'],
    [{ isActive: false }, 'Top is no longer available. Please review your cart.'],
  ])('returns 400 when a product changes to %j after it was checked', async (change, error) => {
    const top = await addProduct(shop.db, { name: 'Top', stock: 30 })
    const cartId = await shopper.createCart(buyer.token, [{ ...top, quantity: 5 }])
    beforeInsert(() => shopper.change(top.id, change))
    const { status, body } = await shopper.order(buyer.token, cartId, 50)
    expect([status, body]).toEqual([400, { error }])
    expect(await shop.db.$count(orders)).toBe(0)
  })

  it.each<[Partial<typeof products.$inferInsert>, string]>([
    [{ taxable: true }, 'Tax: $0.50'],
    [{ name: 'Spinning top' }, '1 x Spinning top: $10.00'],
  ])('saves and mails the current values when a product changes to %j after it was checked', async (change, line) => {
    const top = await addProduct(shop.db, { name: 'Top', taxable: false })
    const cartId = await shopper.createCart(buyer.token, [top])
    beforeInsert(() => shopper.change(top.id, change))
    const { body } = await shopper.order(buyer.token, cartId, 10)
    const [mail] = await shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    expect(mail?.text).toContain(line)
    const order = await read(body.order._id)
    expect([order.products[0].name, order.totalTax]).toEqual([change.name ?? 'Top', change.taxable ? 0.5 : 0])
    expect(await shopper.stockOf(top.id)).toBe(9)
  })

  it('returns the order that another call has placed after the cart was checked', async () => {
    const top = await addProduct(shop.db, { stock: 1 })
    const cartId = await shopper.createCart(buyer.token, [top])
    let first = ''
    beforeInsert(async () => {
      first = (await shopper.order(buyer.token, cartId, 10)).body.order._id
    })
    const { status, body } = await shopper.order(buyer.token, cartId, 10)
    expect([status, body.order._id]).toEqual([200, first])
    expect([await shopper.stockOf(top.id), await shop.db.$count(orders)]).toEqual([0, 1])
  })

  it('ignores the prices of the request', async () => {
    const top = await addProduct(shop.db, { name: 'Top' })
    const cartId = await shopper.createCart(buyer.token, [{ ...top, priceCents: 1 }])
    const { status, body } = await shopper.order(buyer.token, cartId, 0.01)
    expect([status, body.error]).toEqual([
      400,
      'The price of Top has changed from $0.01 to $10.00. Please review your cart.',
    ])
    expect((await shopper.order(buyer.token, cartId, 10)).status).toBe(200)
  })

  it('returns 400 when a product has been deleted', async () => {
    const top = await addProduct(shop.db, { name: 'Top' })
    const cartId = await shopper.createCart(buyer.token, [top])
    await shop.db.delete(products).where(eq(products.id, top.id))
    const { status, body } = await shopper.order(buyer.token, cartId, 10)
    expect([status, body.error]).toEqual([400, 'Top is no longer available. Please review your cart.'])
  })

  it("returns 404 for another user's cart, an unknown id and a malformed id", async () => {
    const top = await addProduct(shop.db)
    const otherCart = await shopper.createCart((await shop.signIn()).token, [top])
    for (const cartId of [otherCart, UNKNOWN_ID, 'malformed']) {
      const { status, body } = await shopper.order(buyer.token, cartId, 10)
      expect([status, body]).toEqual([404, { message: 'No cart found.' }])
    }
    expect(await shopper.stockOf(top.id)).toBe(10)
  })

  it('requires a signed-in user, a cart and a total', async () => {
    expect((await shop.call('POST', '/order/add', { body: { cartId: UNKNOWN_ID, total: 1 } })).status).toBe(401)
    for (const total of [undefined, '5', -5, 1e308]) {
      const { status, body } = await shopper.order(buyer.token, UNKNOWN_ID, total)
      expect([status, body.issues?.[0].path]).toEqual([400, 'total'])
    }
  })
})
