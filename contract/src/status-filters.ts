import * as z from 'zod/mini'
import { Merchant } from './merchant.ts'
import { pageFields } from './responses.ts'
import { Review } from './review.ts'

/** The parts of the list of all reviews, as its `status` parameter names them. */
export const REVIEW_FILTERS = ['waiting', 'approved', 'rejected'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/**
 * The parts of the list of merchants, as its `status` parameter names them. An invited merchant is approved and has no account
 * yet; a disabled one was approved before.
 */
export const MERCHANT_FILTERS = ['waiting', 'invited', 'active', 'disabled', 'rejected'] as const
export type MerchantFilter = (typeof MERCHANT_FILTERS)[number]

/** Parses the `status` parameter of a list. Anything else is no filter. */
export const parseFilter = <Filter extends string>(filters: readonly Filter[], value: unknown): Filter | undefined =>
  filters.find((filter) => filter === value)

const ReviewCounts = z.object({ waiting: z.int(), approved: z.int(), rejected: z.int() })
export type ReviewCounts = z.infer<typeof ReviewCounts>

/** A page of all reviews. `counts` is of all reviews, whatever the page is restricted to. */
export const ReviewPage = z.object({ reviews: z.array(Review), ...pageFields, counts: z.optional(ReviewCounts) })
export type ReviewPage = z.infer<typeof ReviewPage>

const MerchantCounts = z.object({
  waiting: z.int(),
  invited: z.int(),
  active: z.int(),
  disabled: z.int(),
  rejected: z.int(),
})
export type MerchantCounts = z.infer<typeof MerchantCounts>

/** A page of merchants. `counts` is of all merchants, whatever the page is restricted to. */
export const MerchantPage = z.object({
  merchants: z.array(Merchant),
  ...pageFields,
  counts: z.optional(MerchantCounts),
})
export type MerchantPage = z.infer<typeof MerchantPage>
