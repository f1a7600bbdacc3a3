import { maxOrderQuantity } from '@whirligig/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let token: string
beforeEach(async () => {
  shop = await testApp()
  token = (await shop.signIn()).token
})
afterEach(() => shop.close())

const add = (products: unknown) => shop.call('POST', '/cart/add', { token, body: { products } })

it('stores a cart without reserving stock', async () => {
  const toy = await addProduct(shop.db, { stock: 60 })
  const { status, body } = await add([{ product: toy.id, quantity: 5, price: 10, taxable: false }])
  expect([status, body]).toEqual([200, { success: true, cartId: expect.any(String) }])
  expect(await createShopper(shop).stockOf(toy.id)).toBe(60)
})

it.each([true, 0, 1, undefined])('accepts the value %s for taxable', async (taxable) => {
  const toy = await addProduct(shop.db)
  expect((await add([{ product: toy.id, quantity: 1, price: 10, taxable }])).status).toBe(200)
})

it('requires a signed-in user', async () => {
  expect((await shop.call('POST', '/cart/add', { body: { products: [] } })).status).toBe(401)
})

it('rejects products that cannot be ordered, and names the product', async () => {
  const closed = await addBrand(shop.db, { isActive: false })
  const inactive = await addProduct(shop.db, { name: 'Off', isActive: false })
  const hidden = await addProduct(shop.db, { name: 'Hidden', brandId: closed.id })
  const few = await addProduct(shop.db, { name: 'Few', stock: 3 })
  const some = await addProduct(shop.db, { name: 'Some', stock: 30 })
  const soldOut = await addProduct(shop.db, { name: 'Gone', stock: 0 })
  const line = (product: string, quantity = 1) => ({ product, quantity, price: 10 })
  const unknown = '0190163d-8694-739b-aea5-966c26f8ad91'
  const getError = async (products: unknown) => {
    const { status, body } = await add(products)
    expect(status).toBe(400)
    return body.error
  }
  expect(await getError([line(inactive.id)])).toBe('Off is no longer available. Please review your cart.')
  expect(await getError([line(hidden.id)])).toBe('Hidden is no longer available. Please review your cart.')
  expect(await getError([line(soldOut.id)])).toBe('Only 0 of Gone left in stock.')
  expect(await getError([line(few.id, 4)])).toBe('Only 3 of Few left in stock.')
  expect(await getError([line(few.id, 2)])).toBe('Quantity of Few may not be greater than 1.')
  expect(await getError([line(some.id, 6)])).toBe('Quantity of Some may not be greater than 5.')
  expect(await getError([line(some.id, 3), line(some.id, 3)])).toBe('Quantity of Some may not be greater than 5.')
  expect(await getError([line(unknown)])).toBe(`Product ${unknown} is not available. Please review your cart.`)
  expect(await getError([line('x')])).toBe('Product x is not available. Please review your cart.')
  expect(await getError([])).toBe('Your cart is empty.')
  const hundredAndOne = await Promise.all(Array.from({ length: 101 }, () => addProduct(shop.db)))
  expect(await getError(hundredAndOne.map(({ id }) => line(id)))).toBe(
    'A cart may hold at most 100 different products.',
  )
  expect((await add(hundredAndOne.slice(1).map(({ id }) => line(id)))).status).toBe(200)
})

it.each([
  ['quantity', { quantity: 0 }],
  ['quantity', { quantity: -1 }],
  ['quantity', { quantity: 1.5 }],
  ['quantity', { quantity: '2' }],
  ['product', { product: 7 }],
  ['price', { price: 'cheap' }],
  ['price', { price: -1 }],
  ['taxable', { taxable: 2 }],
])('rejects an invalid %s: %j', async (path, wrong) => {
  const toy = await addProduct(shop.db, { stock: 500 })
  const { status, body } = await add([{ product: toy.id, quantity: 1, price: 10, ...wrong }])
  expect([status, body.issues[0].path]).toEqual([400, `products.0.${path}`])
})

it.each([25, 26, 100, 101, 499, 500])(
  'accepts the maximum quantity for a stock of %i and rejects one more',
  async (stock) => {
    const toy = await addProduct(shop.db, { stock })
    const max = maxOrderQuantity(stock)
    expect((await add([{ product: toy.id, quantity: max, price: 10 }])).status).toBe(200)
    expect((await add([{ product: toy.id, quantity: max + 1, price: 10 }])).status).toBe(400)
  },
)

it('returns the tax rate and the current data of the products in a cart', async () => {
  const toy = await addProduct(shop.db, { name: 'Top', slug: 'top', stock: 4, priceCents: 250, taxable: true })
  const other = await addProduct(shop.db)
  const inactive = await addProduct(shop.db, { isActive: false })
  const ids = [other.id, 'junk', inactive.id, toy.id, toy.id].join(',')
  const { body } = await shop.call('GET', `/cart/check?ids=${ids}`)
  expect(body.taxRate).toBe(shop.config.taxRate)
  expect(body.products).toEqual([
    expect.objectContaining({ _id: other.id }),
    { _id: toy.id, slug: 'top', name: 'Top', imageUrl: null, price: 2.5, taxable: true, inventory: 4 },
  ])
  for (const junk of ['', '?ids=', '?ids=%00', '?ids=a&ids=b']) {
    expect((await shop.call('GET', `/cart/check${junk}`)).body).toEqual({ products: [], taxRate: 5 })
  }
})
