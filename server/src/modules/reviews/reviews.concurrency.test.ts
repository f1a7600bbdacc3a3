import { count, eq, sum } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createReviewer, type Reviewing } from '../../../test/fixtures/reviews.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { products, reviews } from '../../db/schema/index.ts'

const { openFreshPostgres } = setupPostgres()
const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))
const statusesOf = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status).toSorted()

describe.each([
  ['embedded', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('at the same moment, on the %s database,', (_name, openDatabase) => {
  let shop: TestApp
  let desk: Reviewing
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    desk = await createReviewer(shop)
  })
  afterEach(() => shop.close())

  it('one writes eight reviews of a toy: one is kept, also in the place of a rejected one', async () => {
    const toy = await addProduct(shop.db)
    const { token } = await shop.signIn()
    for (const _round of times(2, () => 0)) {
      const answers = await Promise.all(times(8, () => desk.add(toy.id, token)))
      expect(statusesOf(answers)).toEqual([200, ...times(7, () => 400)])
      expect(await shop.db.$count(reviews)).toBe(1)
      await shop.db.update(reviews).set({ status: 'Rejected' })
    }
  })

  it('reviews are approved four times each: their stars count once', async () => {
    const toy = await addProduct(shop.db)
    const ids: string[] = []
    for (const _nth of times(4, () => 0)) ids.push(await desk.write(toy.id))
    const answers = await Promise.all(ids.flatMap((id) => times(4, () => desk.approve(id))))
    expect(statusesOf(answers)).toEqual(times(16, () => 200))
    expect(await desk.getRating(toy.id)).toEqual([16, 4])
  })

  it('reviews are approved, rejected and deleted by many: the stars are those of what is approved', async () => {
    const toy = await addProduct(shop.db)
    const ids: string[] = []
    for (const _nth of times(4, () => 0)) ids.push(await desk.write(toy.id))
    const answers = await Promise.all([
      ...ids.flatMap((id) => times(3, () => [desk.approve(id), desk.reject(id), desk.approve(id)]).flat()),
      desk.remove(ids[0] ?? ''),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const [approved] = await shop.db
      .select({ stars: sum(reviews.rating).mapWith(Number), n: count() })
      .from(reviews)
      .where(eq(reviews.status, 'Approved'))
    expect(await desk.getRating(toy.id)).toEqual([approved?.stars ?? 0, approved?.n])
  })

  it('a review is approved while its toy is deleted: both happen', async () => {
    for (const _nth of times(6, () => 0)) {
      const toy = await addProduct(shop.db)
      const id = await desk.write(toy.id)
      const deleting = shop.db.delete(products).where(eq(products.id, toy.id))
      const [{ status }] = await Promise.all([desk.approve(id), deleting])
      expect(status).toBe(200)
    }
    expect(await shop.db.$count(products)).toBe(0)
  })
})
