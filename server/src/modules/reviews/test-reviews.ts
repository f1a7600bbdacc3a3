import type { Approval } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { products, reviews } from '../../db/schema/index.ts'
import { asAdmin, type TestApp } from '../../testing/test-app.ts'

export const words = { title: 'Fine', review: 'Rolls a long way.', rating: 4, isRecommended: 1 }

/** Reviewing in a test's shop: writing, being decided upon, and the stars that come of it. */
export async function reviewing(shop: TestApp) {
  const { call, db } = shop
  const { token: admin } = await shop.signIn(asAdmin)
  const put = (path: string, status?: Approval) =>
    call('PUT', path, { token: admin, ...(status !== undefined && { body: { status } }) })
  const add = (product: string, token: string | undefined, more: object = {}) =>
    call('POST', '/review/add', { body: { product, ...words, ...more }, ...(token !== undefined && { token }) })
  return {
    admin,
    add,
    approve: (id: string, seen?: Approval) => put(`/review/approve/${id}`, seen),
    reject: (id: string, seen?: Approval) => put(`/review/reject/${id}`, seen),
    remove: (id: string) => call('DELETE', `/review/delete/${id}`, { token: admin }),
    /** A review of somebody new, waiting; answers its id. */
    write: async (product: string, more: object = {}): Promise<string> => {
      const { id: userId, token } = await shop.signIn()
      const { status } = await add(product, token, more)
      const [row] = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId))
      if (status !== 200 || !row) throw new Error('The review was refused.')
      return row.id
    },
    /** How many stars a product has, of how many reviews. */
    starsOf: async (product: string) => {
      const [row] = await db.select().from(products).where(eq(products.id, product))
      return [row?.ratingSum, row?.reviewCount]
    },
  }
}
export type Reviewing = Awaited<ReturnType<typeof reviewing>>
