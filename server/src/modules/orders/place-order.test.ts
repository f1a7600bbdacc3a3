import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { HOME_ADDRESS, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { AS_ADMIN } from '../../../test/test-app.ts'
import { mails, orders, pictures, products } from '../../db/schema/index.ts'

const t = setupOrders()

describe('POST /order/add', () => {
  it('takes the stock and returns an order with a snapshot of its products', async () => {
    await t.shop.db.insert(pictures).values({ hash: 'abc', width: 1280, height: 1280, createdAt: t.shop.clock.now() })
    const top = await addProduct(t.shop.db, { name: 'Top', slug: 'top', stock: 40, priceCents: 1999, taxable: true })
    const kite = await addProduct(t.shop.db, {
      name: 'Kite',
      slug: 'kite',
      stock: 7,
      priceCents: 500,
      pictureHash: 'abc',
    })
    const homeId = await t.shopper.addHome(t.buyer.id, true)
    expect(homeId).not.toBe('')
    const cartId = await t.shopper.createCart(t.buyer.token, [{ ...top, quantity: 2 }, kite])
    const placed = await t.shopper.order(t.buyer.token, cartId, 44.98)
    expect([placed.status, placed.body]).toEqual([
      200,
      { success: true, message: 'Your order has been placed successfully!', order: { _id: expect.any(String) } },
    ])
    expect([await t.shopper.stockOf(top.id), await t.shopper.stockOf(kite.id)]).toEqual([38, 6])
    expect(await t.read(placed.body.order._id)).toEqual({
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
          ...{
            name: 'Top',
            imageUrl: null,
            sku: top.sku,
            purchasePrice: 19.99,
            quantity: 2,
            totalPrice: 39.98,
            totalTax: 2,
          },
          ...{ priceWithTax: 41.98, status: 'Not processed' },
        },
        {
          _id: expect.any(String),
          product: { _id: kite.id, name: 'Kite', slug: 'kite', imageUrl: '/images/products/abc-640.webp' },
          ...{ name: 'Kite', imageUrl: '/images/products/abc-640.webp', sku: kite.sku, purchasePrice: 5, quantity: 1 },
          ...{ totalPrice: 5, totalTax: 0, priceWithTax: 5, status: 'Not processed' },
        },
      ],
    })
  })

  it('queues one confirmation mail with a link to the order', async () => {
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db, { name: 'Top' })])
    await t.shopper.order(t.buyer.token, order.cartId, 10)
    const sent = await t.shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to).toBe(t.buyer.email)
    expect(sent[0]?.text).toContain('1 x Top: $10.00')
    expect(sent[0]?.text).toContain(`${t.shop.config.appUrl}/#/order/${order._id}`)
  })

  it('renders the confirmation mail with the mail template', async () => {
    const products = [await addProduct(t.shop.db, { name: 'Top & Co', taxable: true }), await addProduct(t.shop.db)]
    const order = await t.shopper.buy(t.buyer.token, products)
    const [mail] = await t.shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    const link = `${t.shop.config.appUrl}/#/order/${order._id}`
    expect(mail?.text).toMatch(/^Hi Mina,\n/)
    expect(mail?.text).toContain('Tax: $0.50')
    expect(mail?.text).toContain('Total: $20.50')
    for (const part of ['Hi Mina,', '1 x Top &amp; Co', '$20.50', `href="${link}"`, 'View your order']) {
      expect(mail?.html).toContain(part)
    }
  })

  it('returns the same order for the same cart without taking stock again, even after the product has changed', async () => {
    const top = await addProduct(t.shop.db, { stock: 1 })
    const order = await t.shopper.buy(t.buyer.token, [top])
    await t.shopper.change(top.id, { priceCents: 9999, isActive: false })
    const again = await t.shopper.order(t.buyer.token, order.cartId, 10)
    expect([again.status, again.body.order._id]).toEqual([200, order._id])
    expect(await t.shopper.stockOf(top.id)).toBe(0)
  })

  it('returns 400 for another total of a cart that is ordered, and still returns its order for the same total', async () => {
    const top = await addProduct(t.shop.db, { name: 'Top' })
    const order = await t.shopper.buy(t.buyer.token, [top])
    const { status, body } = await t.shopper.order(t.buyer.token, order.cartId, 9.99)
    expect([status, body.error]).toEqual([
      400,
      'The price of Top has changed from $9.99 to $10.00. Please review your cart.',
    ])
    expect((await t.shopper.order(t.buyer.token, order.cartId, 10)).body.order._id).toBe(order._id)
    expect(await t.shopper.stockOf(top.id)).toBe(9)
  })

  it('returns the same order while some of its lines are cancelled, and 400 when all are', async () => {
    const admin = (await t.shop.signIn(AS_ADMIN)).token
    const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db), await addProduct(t.shop.db)])
    const [first, second] = order.products
    await t.shopper.setStatus(admin, order, first._id, 'Cancelled')
    expect((await t.shopper.order(t.buyer.token, order.cartId, 20)).body.order._id).toBe(order._id)
    await t.shopper.setStatus(admin, order, second._id, 'Cancelled')
    const { status, body } = await t.shopper.order(t.buyer.token, order.cartId, 20)
    expect([status, body]).toEqual([
      400,
      { error: 'The order of this cart has been cancelled. Please review your cart.' },
    ])
    expect(await t.shop.db.$count(orders)).toBe(1)
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
    const kite = await addProduct(t.shop.db, { stock: 9 })
    const top = await addProduct(t.shop.db, { name: 'Top', stock: 30 })
    const cartId = await t.shopper.createCart(t.buyer.token, [kite, { ...top, quantity: 5 }])
    await t.shopper.change(top.id, change)
    const stock = await t.shopper.stockOf(top.id)
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, total)
    expect([status, body]).toEqual([400, { error }])
    expect([await t.shopper.stockOf(kite.id), await t.shopper.stockOf(top.id)]).toEqual([9, stock])
    expect(await t.shop.db.select().from(orders)).toEqual([])
    expect(await t.shop.db.select().from(mails)).toEqual([])
  })

  it.each<[Partial<typeof products.$inferInsert>, string]>([
    [{ stock: 2 }, 'Only 2 of Top left in stock.'],
    [{ priceCents: 1250 }, 'The price of Top has changed from $10.00 to $12.50. Please review your cart.'],
    [{ isActive: false }, 'Top is no longer available. Please review your cart.'],
  ])('returns 400 when a product changes to %j after it was checked', async (change, error) => {
    const top = await addProduct(t.shop.db, { name: 'Top', stock: 30 })
    const cartId = await t.shopper.createCart(t.buyer.token, [{ ...top, quantity: 5 }])
    t.beforeInsert(() => t.shopper.change(top.id, change))
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, 50)
    expect([status, body]).toEqual([400, { error }])
    expect(await t.shop.db.$count(orders)).toBe(0)
  })

  it.each<[Partial<typeof products.$inferInsert>, string]>([
    [{ taxable: true }, 'Tax: $0.50'],
    [{ name: 'Spinning top' }, '1 x Spinning top: $10.00'],
  ])('saves and mails the current values when a product changes to %j after it was checked', async (change, line) => {
    const top = await addProduct(t.shop.db, { name: 'Top', taxable: false })
    const cartId = await t.shopper.createCart(t.buyer.token, [top])
    t.beforeInsert(() => t.shopper.change(top.id, change))
    const { body } = await t.shopper.order(t.buyer.token, cartId, 10)
    const [mail] = await t.shop.db.select().from(mails).where(eq(mails.kind, 'order'))
    expect(mail?.text).toContain(line)
    const order = await t.read(body.order._id)
    expect([order.products[0].name, order.totalTax]).toEqual([change.name ?? 'Top', change.taxable ? 0.5 : 0])
    expect(await t.shopper.stockOf(top.id)).toBe(9)
  })

  it('returns the order that another call has placed after the cart was checked', async () => {
    const top = await addProduct(t.shop.db, { stock: 1 })
    const cartId = await t.shopper.createCart(t.buyer.token, [top])
    let first = ''
    t.beforeInsert(async () => {
      first = (await t.shopper.order(t.buyer.token, cartId, 10)).body.order._id
    })
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, 10)
    expect([status, body.order._id]).toEqual([200, first])
    expect([await t.shopper.stockOf(top.id), await t.shop.db.$count(orders)]).toEqual([0, 1])
  })

  it('ignores the prices of the request', async () => {
    const top = await addProduct(t.shop.db, { name: 'Top' })
    const cartId = await t.shopper.createCart(t.buyer.token, [{ ...top, priceCents: 1 }])
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, 0.01)
    expect([status, body.error]).toEqual([
      400,
      'The price of Top has changed from $0.01 to $10.00. Please review your cart.',
    ])
    expect((await t.shopper.order(t.buyer.token, cartId, 10)).status).toBe(200)
  })

  it('returns 400 when a product has been deleted', async () => {
    const top = await addProduct(t.shop.db, { name: 'Top' })
    const cartId = await t.shopper.createCart(t.buyer.token, [top])
    await t.shop.db.delete(products).where(eq(products.id, top.id))
    const { status, body } = await t.shopper.order(t.buyer.token, cartId, 10)
    expect([status, body.error]).toEqual([400, 'Top is no longer available. Please review your cart.'])
  })

  it("returns 404 for another user's cart, an unknown id and a malformed id", async () => {
    const top = await addProduct(t.shop.db)
    const otherCart = await t.shopper.createCart((await t.shop.signIn()).token, [top])
    for (const cartId of [otherCart, UNKNOWN_ID, 'malformed']) {
      const { status, body } = await t.shopper.order(t.buyer.token, cartId, 10)
      expect([status, body]).toEqual([404, { message: 'No cart found.' }])
    }
    expect(await t.shopper.stockOf(top.id)).toBe(10)
  })

  it('requires a signed-in user, a cart and a total', async () => {
    expect((await t.shop.call('POST', '/order/add', { body: { cartId: UNKNOWN_ID, total: 1 } })).status).toBe(401)
    for (const total of [undefined, '5', -5, 1e308]) {
      const { status, body } = await t.shopper.order(t.buyer.token, UNKNOWN_ID, total)
      expect([status, body.issues?.[0].path]).toEqual([400, 'total'])
    }
  })
})
