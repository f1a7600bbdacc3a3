import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { newId } from '../../db/id.ts'
import { orderLines, orders, reviews } from '../../db/schema/index.ts'

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
  expect(body).toMatchObject({ count: 2, totalPages: 1, currentPage: 1 })
  expect(body.reviews[1]).toEqual({
    isBuyer: false,
    ...{ _id: older.id, title: 'Older', review: 'Good.', rating: 4, isRecommended: true },
    created: '2026-03-01T12:00:01.000Z',
    user: { _id: older.userId, firstName: 'Older' },
  })
})

it('returns an empty list for a product without reviews', async () => {
  await addProduct(shop.db, { slug: 'top' })
  expect((await shop.call('GET', '/review/top')).body).toEqual({
    reviews: [],
    ratings: { levels: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })), recommended: 0 },
    ...{ totalPages: 0, currentPage: 1, count: 0 },
  })
})

describe('with five stars, one star, three stars and one star, in this order', () => {
  let toyId: string
  beforeEach(async () => {
    toyId = (await addProduct(shop.db, { slug: 'top' })).id
    for (const rating of [5, 1, 3, 1]) await addReview(rating)
    await addReview(4, 'Rejected')
  })

  async function addReview(rating: number, status: 'Approved' | 'Rejected' = 'Approved') {
    const { id: userId } = await shop.signIn()
    shop.clock.advance(1000)
    const review = { title: 'T', review: 'R', rating, isRecommended: rating > 2, status, createdAt: shop.clock.now() }
    await shop.db.insert(reviews).values({ ...review, userId, productId: toyId })
    return userId
  }
  const read = async (query: string) => (await shop.call('GET', `/review/top${query}`)).body
  const listStars = async (query: string): Promise<number[]> =>
    (await read(query)).reviews.map(({ rating }: { rating: number }) => rating)
  const listDates = async (query: string): Promise<string[]> =>
    (await read(query)).reviews.map(({ created }: { created: string }) => created)

  it.each([
    ['', [1, 3, 1, 5]],
    ['?sort=newest', [1, 3, 1, 5]],
    ['?sort=highest', [5, 3, 1, 1]],
    ['?sort=lowest', [1, 1, 3, 5]],
    ['?sort=sideways', [1, 3, 1, 5]],
  ])('sorts by %j', async (query, stars) => {
    expect(await listStars(query)).toEqual(stars)
  })

  it.each(['?sort=highest', '?sort=lowest'])('lists newer reviews of the same rating first with %s', async (query) => {
    const ones = (await read(query)).reviews.filter(({ rating }: { rating: number }) => rating === 1)
    const dates = ones.map(({ created }: { created: string }) => created)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('returns pages that neither repeat nor skip a review, each with the ratings of all', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => read(`?page=${page}&limit=2&sort=highest`)))
    const ids = pages.flatMap((page) => page.reviews.map(({ _id }: { _id: string }) => _id))
    expect([new Set(ids).size, pages.map((page) => page.reviews.length)]).toEqual([4, [2, 2, 0]])
    const counts = [1, 0, 1, 0, 2].map((count, index) => ({ stars: 5 - index, count }))
    for (const page of pages) {
      expect(page).toMatchObject({ count: 4, totalPages: 2, ratings: { levels: counts, recommended: 2 } })
    }
  })

  it('has five reviews on a page by default', async () => {
    await addReview(2)
    await addReview(2)
    expect(await listDates('?page=1')).toHaveLength(5)
    expect(await listDates('')).toHaveLength(6)
  })

  it.each([
    ['an order', 'Shipped', true],
    ['a cancelled order', 'Cancelled', false],
  ] as const)('says whether the reviewer has bought the toy: with %s', async (_name, status, isBuyer) => {
    const userId = await addReview(5)
    const [order] = await shop.db
      .insert(orders)
      .values({ userId, cartId: newId(), createdAt: shop.clock.now() })
      .returning()
    const line = { name: 'Top', slug: 'top', priceCents: 100, taxCents: 0, quantity: 1, position: 0, status }
    await shop.db.insert(orderLines).values({ ...line, orderId: order?.id ?? '', productId: toyId })
    const list = (await read('?page=1&limit=2')).reviews
    expect(list.map((review: { isBuyer: boolean }) => review.isBuyer)).toEqual([isBuyer, false])
  })
})

it.each(['unknown', 'off', '%00'])('returns 404 for the product %s', async (slug) => {
  await addProduct(shop.db, { slug: 'off', isActive: false })
  const { status, body } = await shop.call('GET', `/review/${slug}`)
  expect([status, body]).toEqual([404, { message: 'No product found.' }])
})
