// Long because it is one table of every call that emits domain events.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { products } from '../../src/db/schema/index.ts'
import type { AnyJson } from '../any-json.ts'
import { addBrand, addCategory, addProduct } from '../fixtures/catalogue.ts'
import { APPLICATION, createSelling, type Selling } from '../fixtures/merchants.ts'
import { createShopper, UNKNOWN_ID } from '../fixtures/orders.ts'
import { createReviewer, type Reviewing } from '../fixtures/reviews.ts'
import { buildForm, createPicture } from '../fixtures/staff.ts'
import { AS_ADMIN, type TestApp, testApp } from '../test-app.ts'

let shop: TestApp
let admin: string
let reviews: Reviewing
let merchants: Selling
let emitted: string[]
beforeEach(async () => {
  shop = await testApp()
  admin = (await shop.signIn(AS_ADMIN)).token
  reviews = await createReviewer(shop)
  merchants = await createSelling(shop)
  emitted = []
  for (const name of [
    'catalogueChanged',
    'stockChanged',
    'orderChanged',
    'accountsChanged',
    'mailQueued',
    'sessionsRevoked',
  ] as const) {
    shop.deps.events.on(name, () => emitted.push(name))
  }
})
afterEach(() => shop.close())

type Response = { status: number; body: AnyJson }
type Call = () => Promise<Response>

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Response> =>
  shop.call(method, path, { token: admin, ...(body !== undefined && { body }) })
const productFields = { sku: 'NEW', name: 'Kite', slug: 'kite', description: 'Flies.', price: 12, taxable: 0 }
const brandFields = { name: 'Acme', slug: 'acme', description: 'Toys.' }

/** Prepares the rows that a call needs, and returns the call. */
type Prepare = () => Promise<Call>

const onProduct = (change: (id: string) => Promise<Response>): Prepare => {
  return async () => {
    const { id } = await addProduct(shop.db)
    return () => change(id)
  }
}
const onBrand = (change: (id: string) => Promise<Response>): Prepare => {
  return async () => {
    const { id } = await addBrand(shop.db)
    await addProduct(shop.db, { brandId: id })
    return () => change(id)
  }
}
const onCategory = (change: (id: string, productId: string) => Promise<Response>): Prepare => {
  return async () => {
    const product = await addProduct(shop.db)
    const { id } = await addCategory(shop.db, {}, [product])
    return () => change(id, product.id)
  }
}
const onReview = (change: (id: string) => Promise<Response>, isApproved = false): Prepare => {
  return async () => {
    const id = await reviews.write((await addProduct(shop.db)).id)
    if (isApproved) await reviews.approve(id)
    return () => change(id)
  }
}
const onMerchant = (change: (id: string) => Promise<Response>): Prepare => {
  return async () => {
    const { id } = await merchants.createActiveMerchant()
    return () => change(id)
  }
}
const onApplication = (change: (id: string) => Promise<Response>): Prepare => {
  return async () => {
    const id = await merchants.insertApplication()
    return () => change(id)
  }
}
const onOrder = (change: (order: AnyJson, token: string) => Promise<Response>): Prepare => {
  return async () => {
    const { token } = await shop.signIn()
    const order = await createShopper(shop).buy(token, [await addProduct(shop.db)])
    return () => change(order, token)
  }
}

it.each<[string, Prepare, string[]]>([
  [
    'adding a product',
    async () => {
      const form = await buildForm({ ...productFields, quantity: 4, image: await createPicture() })
      return () => shop.call('POST', '/product/add', { token: admin, ...form })
    },
    ['catalogueChanged'],
  ],
  [
    'editing a product',
    onProduct((id) => call('PUT', `/product/${id}`, { product: { ...productFields, quantity: 10 } })),
    ['catalogueChanged'],
  ],
  [
    'editing the stock of a product',
    onProduct((id) => call('PUT', `/product/${id}`, { product: { ...productFields, quantity: 11 } })),
    ['catalogueChanged', 'stockChanged'],
  ],
  [
    'deactivating a product',
    onProduct((id) => call('PUT', `/product/${id}/active`, { product: { isActive: false } })),
    ['catalogueChanged'],
  ],
  [
    'replacing the picture of a product',
    onProduct(async (id) => {
      const form = await buildForm({ image: await createPicture() })
      return shop.call('PUT', `/product/${id}/image`, { token: admin, ...form })
    }),
    ['catalogueChanged'],
  ],
  ['deleting a product', onProduct((id) => call('DELETE', `/product/delete/${id}`)), ['catalogueChanged']],
  ['adding a brand', async () => () => call('POST', '/brand/add', brandFields), ['catalogueChanged']],
  ['editing a brand', onBrand((id) => call('PUT', `/brand/${id}`, { brand: brandFields })), ['catalogueChanged']],
  [
    'deactivating a brand',
    onBrand((id) => call('PUT', `/brand/${id}/active`, { brand: { isActive: false } })),
    ['catalogueChanged'],
  ],
  [
    'activating a brand',
    onBrand((id) => call('PUT', `/brand/${id}/active`, { brand: { isActive: true } })),
    ['catalogueChanged'],
  ],
  ['deleting a brand', onBrand((id) => call('DELETE', `/brand/delete/${id}`)), ['catalogueChanged']],
  [
    'adding a category',
    onProduct((id) => call('POST', '/category/add', { name: 'Soft', description: 'x', products: [id] })),
    ['catalogueChanged'],
  ],
  [
    'editing a category',
    onCategory((id, productId) =>
      call('PUT', `/category/${id}`, { category: { name: 'S', slug: 's', description: 'x', products: [productId] } }),
    ),
    ['catalogueChanged'],
  ],
  [
    'deactivating a category',
    onCategory((id) => call('PUT', `/category/${id}/active`, { category: { isActive: false } })),
    ['catalogueChanged'],
  ],
  [
    'activating a category',
    onCategory((id) => call('PUT', `/category/${id}/active`, { category: { isActive: true } })),
    ['catalogueChanged'],
  ],
  ['deleting a category', onCategory((id) => call('DELETE', `/category/delete/${id}`)), ['catalogueChanged']],
  [
    'disabling a merchant',
    onMerchant((id) => merchants.setActive(id, false)),
    ['catalogueChanged', 'accountsChanged', 'mailQueued'],
  ],
  [
    'enabling a merchant',
    async () => {
      const { id } = await merchants.createActiveMerchant()
      await merchants.setActive(id, false)
      return () => merchants.setActive(id, true)
    },
    ['catalogueChanged', 'accountsChanged', 'mailQueued'],
  ],
  [
    'rejecting an active merchant',
    onMerchant((id) => merchants.reject(id)),
    ['catalogueChanged', 'accountsChanged', 'mailQueued'],
  ],
  [
    'approving a rejected merchant',
    async () => {
      const { id } = await merchants.createActiveMerchant()
      await merchants.reject(id)
      return () => merchants.approve(id)
    },
    ['accountsChanged', 'mailQueued', 'catalogueChanged'],
  ],
  ['deleting a merchant', onMerchant((id) => merchants.remove(id)), ['catalogueChanged', 'accountsChanged']],
  ['applying as a merchant', async () => () => call('POST', '/merchant/add', APPLICATION), ['mailQueued']],
  ['approving an application', onApplication((id) => merchants.approve(id)), ['mailQueued']],
  ['rejecting an application', onApplication((id) => merchants.reject(id)), []],
  [
    'signing up as a merchant',
    onApplication(async (id) => {
      await merchants.approve(id)
      emitted = []
      return merchants.signUp((await merchants.findLatestInvitation()).token)
    }),
    ['mailQueued'],
  ],
  [
    'accepting an invitation',
    onApplication(async (id) => {
      const { token } = await shop.signIn({ email: APPLICATION.email })
      await merchants.approve(id)
      emitted = []
      return merchants.accept((await merchants.findLatestInvitation()).token, token)
    }),
    ['mailQueued'],
  ],
  ['submitting a review', onProduct(async (id) => reviews.add(id, (await shop.signIn()).token)), []],
  ['rejecting a pending review', onReview((id) => reviews.reject(id)), []],
  ['deleting a pending review', onReview((id) => reviews.remove(id)), []],
  ['approving a review', onReview((id) => reviews.approve(id)), ['catalogueChanged']],
  ['approving a review again', onReview((id) => reviews.approve(id), true), []],
  ['rejecting an approved review', onReview((id) => reviews.reject(id), true), ['catalogueChanged']],
  ['deleting an approved review', onReview((id) => reviews.remove(id), true), ['catalogueChanged']],
  [
    'placing an order',
    async () => {
      const { token } = await shop.signIn()
      const shopper = createShopper(shop)
      const cartId = await shopper.createCart(token, [await addProduct(shop.db)])
      return () => shopper.order(token, cartId, 10)
    },
    ['mailQueued', 'orderChanged', 'stockChanged'],
  ],
  [
    'placing the order of the same cart again',
    onOrder((order, token) => createShopper(shop).order(token, order.cartId, 10)),
    [],
  ],
  [
    'cancelling an order',
    onOrder((order, token) => shop.call('DELETE', `/order/cancel/${order._id}`, { token })),
    ['stockChanged', 'mailQueued', 'orderChanged'],
  ],
  [
    'shipping an order line',
    onOrder((order) => createShopper(shop).setStatus(admin, order, order.products[0]._id, 'Shipped')),
    ['mailQueued', 'orderChanged'],
  ],
  [
    'cancelling an order line',
    onOrder((order) => createShopper(shop).setStatus(admin, order, order.products[0]._id, 'Cancelled')),
    ['stockChanged', 'mailQueued', 'orderChanged'],
  ],
  [
    'sending a contact message',
    async () => () =>
      call('POST', '/contact/add', { name: 'Ada', email: 'ada@example.com', message: 'Are the kites waterproof?' }),
    ['mailQueued'],
  ],
  [
    'subscribing to the newsletter',
    async () => () => call('POST', '/newsletter/subscribe', { email: 'ada@example.com' }),
    ['mailQueued'],
  ],
  [
    'registering with a newsletter subscription',
    async () => () =>
      call('POST', '/auth/register', {
        ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'L', password: 'engine1', isSubscribed: true },
      }),
    ['mailQueued'],
  ],
  [
    'requesting a password reset for an unknown email',
    async () => () => call('POST', '/auth/forgot', { email: 'nobody@example.com' }),
    ['mailQueued'],
  ],
])('%s emits its events once', async (_name, prepare, expected) => {
  const run = await prepare()
  emitted = []
  const { status, body } = await run()
  expect([status, body.error, emitted]).toEqual([200, undefined, expected])
})

it.each<[string, Prepare, number]>([
  ['a product', async () => () => call('DELETE', `/product/delete/${UNKNOWN_ID}`), 404],
  ['a brand', async () => () => call('DELETE', `/brand/delete/${UNKNOWN_ID}`), 404],
  ['a category', async () => () => call('DELETE', `/category/delete/${UNKNOWN_ID}`), 404],
  ['a merchant', async () => () => merchants.remove(UNKNOWN_ID), 404],
  ['a review', async () => () => reviews.remove(UNKNOWN_ID), 404],
  [
    'an edit of a product that has changed',
    onProduct((id) => call('PUT', `/product/${id}`, { product: { ...productFields, quantity: 1, version: 9 } })),
    400,
  ],
])('a failed change of %s emits nothing', async (_name, prepare, expectedStatus) => {
  const run = await prepare()
  emitted = []
  expect([(await run()).status, emitted]).toEqual([expectedStatus, []])
})

it('keeps the cached listings of a large shop for a pending review, and clears them for an approved one', async () => {
  const rows = Array.from({ length: 501 }, (_, n) => ({
    ...{ sku: `S-${n}`, name: `Toy ${n}`, slug: `t-${n}`, description: 'Fun.', stock: 1, priceCents: 100 + n },
    createdAt: shop.clock.now(),
  }))
  const [product] = await shop.db.insert(products).values(rows).returning()
  const countListed = async () => (await shop.call('GET', '/product/list')).body.count
  expect(await countListed()).toBe(501)
  // Inserted without a service, so only a cleared cache shows it.
  await addProduct(shop.db)
  const reviewId = await reviews.write(product?.id ?? '')
  expect(await countListed()).toBe(501)
  await reviews.approve(reviewId)
  expect(await countListed()).toBe(502)
})
