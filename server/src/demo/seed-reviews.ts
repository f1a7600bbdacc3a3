import type { reviews, wishlist } from '../db/schema/index.ts'
import { demoProducts, demoReviewers, demoReviews } from './catalogue.ts'
import { DEMO_MEMBER } from './seed-accounts.ts'
import { daysBefore, need, seedId } from './seed-time.ts'

type Ids = ReadonlyMap<string, string>

const reviewer = (nth: number): string => demoReviewers[nth]?.email ?? ''

/** @param userIds by email @param productIds by slug */
export function reviewRows(now: Date, userIds: Ids, productIds: Ids): (typeof reviews.$inferInsert)[] {
  return demoReviews.map(({ product, author, title, review, rating, isRecommended, status, daysAgo }, nth) => {
    const createdAt = daysBefore(now, daysAgo, nth)
    return {
      id: seedId(`review ${product} ${author}`, createdAt),
      productId: need(productIds, product),
      userId: need(userIds, reviewer(author)),
      ...{ title, review, rating, isRecommended, status, createdAt },
    }
  })
}

/** Six wishes of the demo's member, two of every reviewer. */
export function wishRows(now: Date, userIds: Ids, productIds: Ids): (typeof wishlist.$inferInsert)[] {
  const onSale = demoProducts.filter((product) => product.isActive)
  const wish = (email: string, at: number, nth: number) => ({
    userId: need(userIds, email),
    productId: need(productIds, onSale[at % onSale.length]?.slug ?? ''),
    createdAt: daysBefore(now, nth + 1, at),
  })
  return [
    ...[0, 3, 7, 12, 20, 31].map((at, nth) => wish(DEMO_MEMBER, at, nth)),
    ...demoReviewers.flatMap(({ email }, nth) => [wish(email, nth * 5 + 1, nth), wish(email, nth * 5 + 4, nth + 3)]),
  ]
}
