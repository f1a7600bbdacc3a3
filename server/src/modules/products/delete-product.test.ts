import { expect, it } from 'vitest'
import { addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { AS_ADMIN, testApp } from '../../../test/test-app.ts'
import { orderLines, pictures, wishlist } from '../../db/schema/index.ts'

it('deletes a product from wishlists and categories, and keeps past orders unchanged', async () => {
  await using shop = await testApp()
  const { id: userId, token } = await shop.signIn()
  await shop.db.insert(pictures).values({ hash: 'abc', width: 1280, height: 1280, createdAt: shop.clock.now() })
  const product = await addProduct(shop.db, { name: 'Doomed', priceCents: 1250, pictureHash: 'abc' })
  const admin = await shop.signIn(AS_ADMIN)
  await addCategory(shop.db, {}, [product])
  await shop.db.insert(wishlist).values({ userId, productId: product.id, createdAt: shop.clock.now() })
  const order = await createShopper(shop).buy(token, [product])

  const { status, body } = await shop.call('DELETE', `/product/delete/${product.id}`, { token: admin.token })
  expect([status, body]).toEqual([200, { success: true, message: 'Product has been deleted successfully!' }])
  expect((await shop.call('GET', '/wishlist', { token })).body.wishlist).toEqual([])
  const [line] = (await createShopper(shop).read(token, order._id)).products
  expect(line).toMatchObject({
    product: null,
    name: 'Doomed',
    imageUrl: '/images/products/abc-640.webp',
    purchasePrice: 12.5,
  })
  expect(await shop.db.$count(orderLines)).toBe(1)
  expect((await shop.call('DELETE', `/product/delete/${product.id}`, { token: admin.token })).status).toBe(404)
})
