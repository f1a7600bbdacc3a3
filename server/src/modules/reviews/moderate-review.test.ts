// Long because reviews are followed from their sending to their deletion, with the rating at each step.
import { TOAST_TEXT } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { createReviewer, REVIEW_INPUT, type Reviewing } from '../../../test/fixtures/reviews.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { products, reviews } from '../../db/schema/index.ts'

let shop: TestApp
let reviewer: Reviewing
let toy: { id: string }
beforeEach(async () => {
  shop = await testApp()
  reviewer = await createReviewer(shop)
  toy = await addProduct(shop.db, { name: 'Top', slug: 'top' })
})
afterEach(() => shop.close())

const rows = () => shop.db.select().from(reviews)

describe('POST /review/add', () => {
  const added = {
    status: 200,
    body: {
      success: true,
      message: 'Your review has been added successfully and will appear when approved!',
    },
  }
  const alreadyReviewed = { status: 400, body: { error: 'You have already reviewed this product.' } }

  it('stores a review that waits for approval, and ignores unknown fields', async () => {
    const { id: userId, token } = await shop.signIn()
    expect(await reviewer.add(toy.id, token, { status: 'Approved', user: 'x', _id: 'x' })).toMatchObject(added)
    expect(await rows()).toMatchObject([
      {
        ...{ title: 'Fine', review: 'Rolls a long way.', rating: 4, isRecommended: true, userId, productId: toy.id },
        status: 'Waiting Approval',
      },
    ])
    expect((await shop.call('GET', '/review/top')).body.reviews).toEqual([])
    expect(await reviewer.getRating(toy.id)).toEqual([0, 0])
  })

  it.each(['Waiting Approval', 'Approved'] as const)('returns 400 when the user’s review is %s', async (status) => {
    const { token } = await shop.signIn()
    await reviewer.add(toy.id, token)
    await shop.db.update(reviews).set({ status })
    expect(await reviewer.add(toy.id, token)).toMatchObject(alreadyReviewed)
    expect(await rows()).toHaveLength(1)
  })

  it('replaces a rejected review, with a new id', async () => {
    const { token } = await shop.signIn()
    await reviewer.add(toy.id, token)
    const [first] = await rows()
    await reviewer.reject(first?.id ?? '')
    shop.clock.advance(1000)
    expect(await reviewer.add(toy.id, token, { title: 'Better', rating: 5, isRecommended: 0 })).toMatchObject(added)
    expect(await rows()).toMatchObject([
      {
        ...{ title: 'Better', rating: 5, isRecommended: false, status: 'Waiting Approval' },
        createdAt: shop.clock.now(),
      },
    ])
    // An admin whose page shows the rejected review cannot approve the new text.
    expect((await reviewer.approve(first?.id ?? '')).status).toBe(404)
  })

  it('returns 404 for a product that is not on sale', async () => {
    const { token } = await shop.signIn()
    const closed = await addBrand(shop.db, { isActive: false })
    const inactive = await addProduct(shop.db, { isActive: false })
    const ofInactiveBrand = await addProduct(shop.db, { brandId: closed.id })
    for (const id of [inactive.id, ofInactiveBrand.id, UNKNOWN_ID, 'top']) {
      expect(await reviewer.add(id, token)).toMatchObject({ status: 404, body: { message: 'No product found.' } })
    }
    expect(await rows()).toEqual([])
  })

  it.each([
    [{ title: '<b></b>' }, 'Title is required.'],
    [{ review: '' }, 'Review is required.'],
    [{ rating: 0 }, 'Rating is required.'],
    [{ rating: 6 }, 'Rating is required.'],
    [{ rating: 4.5 }, 'Rating is required.'],
    [{ isRecommended: undefined }, 'Recommendable is required.'],
  ])('rejects %j', async (wrong, message) => {
    const { token } = await shop.signIn()
    const { status, body } = await reviewer.add(toy.id, token, wrong)
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: Object.keys(wrong)[0], message }] }])
    expect(await rows()).toEqual([])
  })

  it('requires a signed-in user', async () => {
    expect(await reviewer.add(toy.id, undefined)).toMatchObject({
      status: 401,
      body: { error: TOAST_TEXT.unauthorized },
    })
  })
})

describe('GET /review/{slug}', () => {
  it('returns a user’s own review in any status, and only approved reviews of others', async () => {
    const author = await shop.signIn({ firstName: 'Zoë' })
    const other = await shop.signIn()
    const readReviews = async (token: string) => {
      const { reviews: list, own } = (await shop.call('GET', '/review/top', { token })).body
      return { reviews: list, own }
    }
    expect(await readReviews(author.token)).toEqual({ reviews: [], own: null })
    await reviewer.add(toy.id, author.token)
    const [row] = await rows()
    const ownReview = {
      ...{ ...REVIEW_INPUT, isRecommended: true, _id: row?.id, created: '2026-03-01T12:00:00.000Z' },
      user: { _id: author.id, firstName: 'Zoë' },
    }
    const publicReview = { ...ownReview, isBuyer: false }
    expect(await readReviews(author.token)).toEqual({ reviews: [], own: { ...ownReview, status: 'Waiting Approval' } })
    expect(await readReviews(other.token)).toEqual({ reviews: [], own: null })
    await reviewer.reject(row?.id ?? '')
    expect(await readReviews(author.token)).toEqual({ reviews: [], own: { ...ownReview, status: 'Rejected' } })
    await reviewer.approve(row?.id ?? '')
    expect(await readReviews(author.token)).toEqual({
      reviews: [publicReview],
      own: { ...ownReview, status: 'Approved' },
    })
    expect(await readReviews('ended')).toEqual({ reviews: [publicReview] })
  })
})

describe('GET /review', () => {
  const list = (query = '') => shop.call('GET', `/review${query}`, { token: reviewer.admin })

  it('lists every review, newest first, also of deleted products', async () => {
    const deleted = await addProduct(shop.db)
    await reviewer.write(deleted.id, { title: 'Gone' })
    await shop.db.delete(products).where(eq(products.id, deleted.id))
    shop.clock.advance(1000)
    const id = await reviewer.write(toy.id)
    await reviewer.approve(id)
    const { body } = await list()
    expect(body).toMatchObject({ totalPages: 1, currentPage: 1, count: 2 })
    expect(body.reviews).toMatchObject([
      {
        ...{ _id: id, title: 'Fine', rating: 4, isRecommended: true, status: 'Approved', user: { firstName: 'Mina' } },
        product: { _id: toy.id, slug: 'top', name: 'Top', imageUrl: null },
        created: '2026-03-01T12:00:01.000Z',
      },
      { title: 'Gone', product: null, status: 'Waiting Approval' },
    ])
  })

  it('returns pages of twenty that neither repeat nor skip rows', async () => {
    const { id: userId } = await shop.signIn()
    for (let n = 0; n < 23; n += 1) {
      const { id: productId } = await addProduct(shop.db)
      const review = { ...REVIEW_INPUT, isRecommended: true, userId, productId, createdAt: shop.clock.now() }
      await shop.db.insert(reviews).values(review)
    }
    const pages = [await list(), await list('?page=2'), await list('?page=3')].map(({ body }) => body)
    expect(pages.map((page) => page.reviews.length)).toEqual([20, 3, 0])
    expect(new Set(pages.flatMap((page) => page.reviews.map(({ _id }: { _id: string }) => _id))).size).toBe(23)
    expect(pages[2]).toMatchObject({ totalPages: 2, currentPage: 3, count: 23 })
  })
})

describe('moderating reviews', () => {
  it('counts each approved review in the rating once', async () => {
    const [four, two] = [await reviewer.write(toy.id), await reviewer.write(toy.id, { rating: 2 })]
    expect(await reviewer.approve(four)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Review has been approved successfully!' },
    })
    await reviewer.approve(four)
    expect(await reviewer.getRating(toy.id)).toEqual([4, 1])
    await reviewer.approve(two)
    expect(await reviewer.getRating(toy.id)).toEqual([6, 2])
    expect((await reviewer.reject(four)).body.message).toBe('Review has been rejected successfully!')
    await reviewer.reject(four)
    expect(await reviewer.getRating(toy.id)).toEqual([2, 1])
    await reviewer.approve(four)
    expect(await reviewer.getRating(toy.id)).toEqual([6, 2])
    expect(await reviewer.remove(two)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Review has been deleted successfully!' },
    })
    expect(await reviewer.getRating(toy.id)).toEqual([4, 1])
    expect((await reviewer.remove(two)).status).toBe(404)
    expect(await reviewer.getRating(toy.id)).toEqual([4, 1])
  })

  it('keeps the rating when a pending review is rejected or deleted', async () => {
    const id = await reviewer.write(toy.id)
    await reviewer.reject(id)
    await reviewer.remove(id)
    expect(await reviewer.getRating(toy.id)).toEqual([0, 0])
  })

  it('works after the product is deleted', async () => {
    const id = await reviewer.write(toy.id)
    await reviewer.approve(id)
    await shop.db.delete(products).where(eq(products.id, toy.id))
    for (const { status } of [await reviewer.reject(id), await reviewer.approve(id), await reviewer.remove(id)]) {
      expect(status).toBe(200)
    }
    expect(await rows()).toEqual([])
  })

  it('returns 400 when the status is not the expected one', async () => {
    const id = await reviewer.write(toy.id)
    await reviewer.approve(id, 'Waiting Approval')
    expect(await reviewer.reject(id, 'Waiting Approval')).toMatchObject({
      status: 400,
      body: { error: 'The status has changed to ‘Approved’. Please review it again.' },
    })
    expect(await rows()).toMatchObject([{ status: 'Approved' }])
    expect(await reviewer.getRating(toy.id)).toEqual([4, 1])
  })

  it('decides many reviews at once, without those that have changed meanwhile', async () => {
    const ids = [
      await reviewer.write(toy.id),
      await reviewer.write(toy.id),
      await reviewer.write(toy.id, { rating: 2 }),
    ]
    await reviewer.reject(ids[1] ?? '')
    const body = {
      reviews: [...ids, UNKNOWN_ID].map((_id) => ({ _id, status: 'Waiting Approval' })),
      decision: 'Approved',
    }
    const send = () => shop.call('PUT', '/review/status', { token: reviewer.admin, body })
    expect((await send()).body.results).toEqual([
      { _id: ids[0], error: null },
      { _id: ids[1], error: 'The status has changed to ‘Rejected’. Please review it again.' },
      { _id: ids[2], error: null },
      { _id: UNKNOWN_ID, error: 'No review found.' },
    ])
    expect(await reviewer.getRating(toy.id)).toEqual([6, 2])
    await send()
    expect(await reviewer.getRating(toy.id)).toEqual([6, 2])
  })

  it('undoes decisions, with the rating, unless another decision was made since', async () => {
    const ids = [await reviewer.write(toy.id, { rating: 4 }), await reviewer.write(toy.id, { rating: 2 })]
    for (const id of ids) await reviewer.approve(id)
    expect(await reviewer.getRating(toy.id)).toEqual([6, 2])
    const undo = () =>
      shop.call('PUT', '/review/status', {
        token: reviewer.admin,
        body: { reviews: ids.map((_id) => ({ _id, status: 'Approved' })), decision: 'Waiting Approval' },
      })
    expect((await undo()).body.results).toEqual(ids.map((_id) => ({ _id, error: null })))
    expect(await reviewer.getRating(toy.id)).toEqual([0, 0])
    await reviewer.reject(ids[1] ?? '')
    expect((await undo()).body.results[1].error).toBe('The status has changed to ‘Rejected’. Please review it again.')
  })

  it.each([
    ['no reviews', { reviews: [], decision: 'Approved' }],
    ['an unknown decision', { reviews: [{ _id: UNKNOWN_ID, status: 'Approved' }], decision: 'Deleted' }],
  ])('refuses to decide %s', async (_title, body) => {
    expect((await shop.call('PUT', '/review/status', { token: reviewer.admin, body })).status).toBe(400)
  })

  it.each(['nothing', UNKNOWN_ID])('returns 404 for %s', async (id) => {
    for (const response of [await reviewer.approve(id), await reviewer.reject(id), await reviewer.remove(id)]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'No review found.' } })
    }
  })
})

it.each([
  ['GET', '/review'],
  ['PUT', `/review/approve/${UNKNOWN_ID}`],
  ['PUT', `/review/reject/${UNKNOWN_ID}`],
  ['PUT', '/review/status'],
  ['DELETE', `/review/delete/${UNKNOWN_ID}`],
] as const)('%s %s requires an admin', async (method, path) => {
  expect(await shop.call(method, path)).toMatchObject({ status: 401, body: { error: TOAST_TEXT.unauthorized } })
  for (const role of ['ROLE MEMBER', 'ROLE MERCHANT'] as const) {
    const { token } = await shop.signIn({ role })
    expect(await shop.call(method, path, { token })).toMatchObject({
      status: 403,
      body: { error: TOAST_TEXT.forbidden },
    })
  }
})
