import { afterEach, beforeEach, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

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
    product: { _id: top.id, slug: 'top', name: 'Top', price: 18.5, imageUrl: null },
    isLiked: true,
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
