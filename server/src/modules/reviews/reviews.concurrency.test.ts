import { count, eq, sum } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createReviewer, type Reviewing } from '../../../test/fixtures/reviews.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { products, reviews } from '../../db/schema/index.ts'

const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))
const sortStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted()

describe.each(setupDatabases())('concurrent review calls on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let reviewer: Reviewing
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    reviewer = await createReviewer(shop)
  })
  afterEach(() => shop.close())

  it('stores one of eight reviews by a user, also when it replaces a rejected one', async () => {
    const toy = await addProduct(shop.db)
    const { token } = await shop.signIn()
    for (const _round of times(2, () => 0)) {
      const responses = await Promise.all(times(8, () => reviewer.add(toy.id, token)))
      expect(sortStatuses(responses)).toEqual([200, ...times(7, () => 400)])
      expect(await shop.db.$count(reviews)).toBe(1)
      await shop.db.update(reviews).set({ status: 'Rejected' })
    }
  })

  it('count a review once when it is approved four times', async () => {
    const toy = await addProduct(shop.db)
    const ids: string[] = []
    for (const _nth of times(4, () => 0)) ids.push(await reviewer.write(toy.id))
    const responses = await Promise.all(ids.flatMap((id) => times(4, () => reviewer.approve(id))))
    expect(sortStatuses(responses)).toEqual(times(16, () => 200))
    expect(await reviewer.getRating(toy.id)).toEqual([16, 4])
  })

  it('keep the rating equal to the approved reviews while they are approved, rejected and deleted', async () => {
    const toy = await addProduct(shop.db)
    const ids: string[] = []
    for (const _nth of times(4, () => 0)) ids.push(await reviewer.write(toy.id))
    const responses = await Promise.all([
      ...ids.flatMap((id) => times(3, () => [reviewer.approve(id), reviewer.reject(id), reviewer.approve(id)]).flat()),
      reviewer.remove(ids[0] ?? ''),
    ])
    for (const { status } of responses) expect([200, 404]).toContain(status)
    const [approved] = await shop.db
      .select({ stars: sum(reviews.rating).mapWith(Number), n: count() })
      .from(reviews)
      .where(eq(reviews.status, 'Approved'))
    expect(await reviewer.getRating(toy.id)).toEqual([approved?.stars ?? 0, approved?.n])
  })

  it('approve a review while its product is deleted', async () => {
    for (const _nth of times(6, () => 0)) {
      const toy = await addProduct(shop.db)
      const id = await reviewer.write(toy.id)
      const deleting = shop.db.delete(products).where(eq(products.id, toy.id))
      const [{ status }] = await Promise.all([reviewer.approve(id), deleting])
      expect(status).toBe(200)
    }
    expect(await shop.db.$count(products)).toBe(0)
  })
})
