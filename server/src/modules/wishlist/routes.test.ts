import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { products, wishlist } from '../../db/schema/index.ts'

let shop: TestApp
let ada: { token: string }
beforeEach(async () => {
  shop = await testApp()
  ada = await shop.signIn()
})
afterEach(() => shop.close())

const like = (token: string | undefined, product: string, isLiked: boolean) =>
  shop.call('POST', '/wishlist', { ...(token !== undefined && { token }), body: { product, isLiked } })

async function liked(token: string): Promise<string[]> {
  const { body } = await shop.call('GET', '/wishlist', { token })
  return body.wishlist.map(({ product }: { product: { slug: string } }) => product.slug)
}

it('lists liked products, newest first, and marks them in the product list', async () => {
  const top = await addProduct(shop.db, { slug: 'top', name: 'Top', priceCents: 1850 })
  const kite = await addProduct(shop.db, { slug: 'kite' })
  expect(await like(ada.token, top.id, true)).toMatchObject({
    status: 200,
    body: { success: true, message: 'Added to your Wishlist successfully!' },
  })
  shop.clock.advance(1000)
  await like(ada.token, kite.id, true)
  const { body } = await shop.call('GET', '/wishlist', ada)
  expect(body.wishlist[1]).toEqual({
    _id: top.id,
    product: { _id: top.id, slug: 'top', name: 'Top', price: 18.5, taxable: false, inventory: 10, imageUrl: null },
    isLiked: true,
    likedPrice: 18.5,
    created: '2026-03-01T12:00:00.000Z',
  })
  expect(await liked(ada.token)).toEqual(['kite', 'top'])
  expect((await shop.call('GET', '/product/item/top', ada)).body.product.isLiked).toBe(true)
})

it('unlikes a product, and likes it only once', async () => {
  const { id } = await addProduct(shop.db, { slug: 'top' })
  await Promise.all([like(ada.token, id, true), like(ada.token, id, true)])
  expect(await liked(ada.token)).toEqual(['top'])
  expect((await like(ada.token, id, false)).body.message).toBe('Your Wishlist has been updated successfully!')
  expect((await like(ada.token, id, false)).status).toBe(200)
  expect(await liked(ada.token)).toEqual([])
})

it('contains only the likes of the user', async () => {
  const { id } = await addProduct(shop.db, { slug: 'top' })
  await like(ada.token, id, true)
  const grace = await shop.signIn()
  expect(await liked(grace.token)).toEqual([])
  await like(grace.token, id, false)
  expect(await liked(ada.token)).toEqual(['top'])
})

it('contains only products on sale', async () => {
  const { id } = await addProduct(shop.db, { slug: 'off', isActive: false })
  expect(await like(ada.token, id, true)).toMatchObject({ status: 404, body: { message: 'No product found.' } })
  expect(await liked(ada.token)).toEqual([])
})

it.each(['nonsense', '0199a000-0000-7000-8000-000000000000'])('returns 404 for the product %s', async (product) => {
  expect((await like(ada.token, product, true)).status).toBe(404)
})

it.each([{}, { product: 'x' }, { product: 'x', isLiked: 'yes' }])('refuses %j', async (body) => {
  expect((await shop.call('POST', '/wishlist', { token: ada.token, body })).status).toBe(400)
})

it('returns 401 for a guest', async () => {
  expect((await shop.call('GET', '/wishlist')).status).toBe(401)
  expect((await like(undefined, 'x', true)).status).toBe(401)
})

it('keeps the price of the day a product was liked', async () => {
  const { id } = await addProduct(shop.db, { slug: 'top', priceCents: 2000 })
  await like(ada.token, id, true)
  await shop.db.update(products).set({ priceCents: 1500, stock: 2 })
  await like(ada.token, id, true)
  const { body } = await shop.call('GET', '/wishlist', ada)
  expect(body.wishlist).toMatchObject([{ likedPrice: 20, product: { price: 15, inventory: 2 } }])
  await shop.db.update(wishlist).set({ priceCents: null })
  expect((await shop.call('GET', '/wishlist', ada)).body.wishlist).toMatchObject([{ likedPrice: null }])
})

describe('a shared wishlist', () => {
  const share = async (method: 'GET' | 'POST' | 'DELETE', token: string) =>
    (await shop.call(method, '/wishlist/share', { token })).body.token
  const getShared = (token: string) => shop.call('GET', `/wishlist/shared/${token}`)

  it('shows the products on sale to anyone with the link, and nothing about the user', async () => {
    const top = await addProduct(shop.db, { slug: 'top', name: 'Top', priceCents: 1850 })
    const off = await addProduct(shop.db, { slug: 'off' })
    await like(ada.token, top.id, true)
    await like(ada.token, off.id, true)
    await shop.db.update(products).set({ isActive: false }).where(eq(products.id, off.id))
    const token = await share('POST', ada.token)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { status, body } = await getShared(token)
    expect(status).toBe(200)
    expect(body).toEqual({
      products: [{ _id: top.id, slug: 'top', name: 'Top', price: 18.5, taxable: false, inventory: 10, imageUrl: null }],
    })
  })

  it('keeps its link until it is stopped, and gets another one after that', async () => {
    expect(await share('GET', ada.token)).toBeNull()
    const [first, second] = await Promise.all([share('POST', ada.token), share('POST', ada.token)])
    expect(first).toBe(second)
    expect(await share('GET', ada.token)).toBe(first)
    expect(await share('DELETE', ada.token)).toBeNull()
    expect(await getShared(first)).toMatchObject({ status: 404, body: { message: 'This wishlist is not shared.' } })
    expect(await share('POST', ada.token)).not.toBe(first)
  })

  it('lets only its user share it and stop sharing', async () => {
    const token = await share('POST', ada.token)
    const grace = await shop.signIn()
    expect(await share('GET', grace.token)).toBeNull()
    await share('DELETE', grace.token)
    expect((await getShared(token)).status).toBe(200)
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await shop.call(method, '/wishlist/share')).status).toBe(401)
    }
  })

  it.each(['nonsense', 'x'.repeat(500), '%00'])('is not found by the token %s', async (token) => {
    expect((await getShared(token)).status).toBe(404)
  })
})
