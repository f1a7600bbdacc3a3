import { afterEach, beforeEach, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { reviews } from '../../db/schema/index.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

it('lists the approved reviews, newest first, with only the first names of their authors', async () => {
  const toy = await addProduct(shop.db, { slug: 'top' })
  const add = async (title: string, status: 'Approved' | 'Waiting Approval' | 'Rejected') => {
    const { id: userId } = await shop.signIn({ firstName: title })
    shop.clock.advance(1000)
    const review = { title, review: 'Good.', rating: 4, isRecommended: true, status, createdAt: shop.clock.now() }
    const [row] = await shop.db
      .insert(reviews)
      .values({ ...review, userId, productId: toy.id })
      .returning()
    return { id: row?.id, userId }
  }
  const older = await add('Older', 'Approved')
  await add('Waiting', 'Waiting Approval')
  await add('Rejected', 'Rejected')
  await add('Newer', 'Approved')
  const { status, body } = await shop.call('GET', '/review/top')
  expect(status).toBe(200)
  expect(body.reviews.map((review: { title: string }) => review.title)).toEqual(['Newer', 'Older'])
  expect(body.reviews[1]).toEqual({
    ...{ _id: older.id, title: 'Older', review: 'Good.', rating: 4, isRecommended: true },
    created: '2026-03-01T12:00:01.000Z',
    user: { _id: older.userId, firstName: 'Older' },
  })
})

it('returns an empty list for a product without reviews', async () => {
  await addProduct(shop.db, { slug: 'top' })
  expect((await shop.call('GET', '/review/top')).body).toEqual({ reviews: [] })
})

it.each(['unknown', 'off', '%00'])('returns 404 for the product %s', async (slug) => {
  await addProduct(shop.db, { slug: 'off', isActive: false })
  const { status, body } = await shop.call('GET', `/review/${slug}`)
  expect([status, body]).toEqual([404, { message: 'No product found.' }])
})
