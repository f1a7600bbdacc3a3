import type { Review } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createReviewer, type Reviewing } from '../../../test/fixtures/reviews.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

describe.each(setupDatabases())('all reviews on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let reviewer: Reviewing
  /** The ids of the reviews, oldest first. The first and the third wait. */
  let ids: string[]
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    reviewer = await createReviewer(shop)
    const toy = await addProduct(shop.db)
    ids = []
    for (let n = 0; n < 4; n += 1) {
      shop.clock.advance(1000)
      ids.push(await reviewer.write(toy.id))
    }
    await reviewer.approve(ids[1] ?? '')
    await reviewer.reject(ids[3] ?? '')
  })
  afterEach(() => shop.close())

  const list = async (query: string) => {
    const { body } = await shop.call('GET', `/review${query}`, { token: reviewer.admin })
    return { ...body, found: body.reviews.map(({ _id }: Review) => ids.indexOf(_id)) }
  }

  it.each([
    ['waiting', [2, 0]],
    ['approved', [1]],
    ['rejected', [3]],
    ['junk', [3, 2, 1, 0]],
  ])('lists the reviews with the status %s, newest first, and counts every status', async (status, found) => {
    expect(await list(`?status=${status}`)).toMatchObject({
      found,
      count: found.length,
      counts: { waiting: 2, approved: 1, rejected: 1 },
    })
  })

  it('lists the waiting reviews first on request', async () => {
    expect((await list('?sort=waiting')).found).toEqual([2, 0, 3, 1])
  })

  it('returns pages of a status that neither repeat nor skip a review', async () => {
    const pages = [await list('?status=waiting&limit=1'), await list('?status=waiting&limit=1&page=2')]
    expect(pages.map(({ found }) => found)).toEqual([[2], [0]])
    expect(pages[0]).toMatchObject({ totalPages: 2, count: 2 })
  })
})
