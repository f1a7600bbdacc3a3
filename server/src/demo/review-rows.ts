import type { reviews, wishlist } from '../db/schema/index.ts'
import { daysAgo } from './days-ago.ts'
import type { DemoData } from './demo-data.ts'
import { getOrThrow } from './get-or-throw.ts'
import { seedId } from './seed-id.ts'
import { DEMO_MEMBER } from './user-rows.ts'

type Ids = ReadonlyMap<string, string>

/** @param userIds by email @param productIds by slug */
export function createReviewRows(
  now: Date,
  data: DemoData,
  userIds: Ids,
  productIds: Ids,
): (typeof reviews.$inferInsert)[] {
  return data.reviews.map(({ product, reviewer, daysAgo: days, ...review }, nth) => {
    const createdAt = daysAgo(now, days, nth)
    return {
      id: seedId(`review ${product} ${reviewer}`, createdAt),
      productId: getOrThrow(productIds, product),
      userId: getOrThrow(userIds, reviewer),
      ...review,
      createdAt,
    }
  })
}

/** Six liked products for the demo member, two for every reviewer. @param userIds by email @param productIds by slug */
export function createWishlistRows(
  now: Date,
  data: DemoData,
  userIds: Ids,
  productIds: Ids,
): (typeof wishlist.$inferInsert)[] {
  const onSale = data.products.filter((product) => product.isActive)
  const like = (email: string, at: number, nth: number) => ({
    userId: getOrThrow(userIds, email),
    productId: getOrThrow(productIds, onSale[at % onSale.length]?.slug ?? ''),
    priceCents: onSale[at % onSale.length]?.priceCents ?? null,
    createdAt: daysAgo(now, nth + 1, at),
  })
  return [
    ...[0, 3, 7, 12, 20, 31].map((at, nth) => like(DEMO_MEMBER, at, nth)),
    ...data.reviewers.flatMap(({ email }, nth) => [like(email, nth * 5 + 1, nth), like(email, nth * 5 + 4, nth + 3)]),
  ]
}
