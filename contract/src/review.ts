import * as z from 'zod/mini'
import { APPROVAL_STATUSES } from './enums.ts'
import { booleanChoice, Id, IsoDate, numeric, requiredText } from './fields.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS, PAGE_SIZE } from './limits.ts'
import { pageFields } from './responses.ts'
import { REVIEW_TEXT } from './review-text.ts'

export const ReviewInput = z.object({
  product: Id,
  title: requiredText(REVIEW_TEXT.title, LIMITS.title),
  review: requiredText(REVIEW_TEXT.review, LIMITS.review),
  rating: numeric(REVIEW_TEXT.rating.required, REVIEW_TEXT.rating.required).check(
    z.refine((n) => Number.isInteger(n) && n >= 1 && n <= 5, REVIEW_TEXT.rating.required),
  ),
  isRecommended: booleanChoice(REVIEW_TEXT.isRecommended.required),
})
export type ReviewInput = z.infer<typeof ReviewInput>

/** Approved reviews counted by their stars. */
export const RatingCounts = z.object({
  /** From 5 stars to 1; star levels without reviews have 0. */
  levels: z.array(z.object({ stars: z.int(), count: z.int() })),
  /** The number of reviews that recommend the product. */
  recommended: z.int(),
})
export type RatingCounts = z.infer<typeof RatingCounts>

/** A review in the shop. */
export const ShopReview = z.object({
  _id: Id,
  title: z.string(),
  review: z.string(),
  rating: z.int(),
  isRecommended: z.boolean(),
  created: IsoDate,
  user: z.nullable(z.object({ _id: Id, firstName: z.string() })),
  /** Whether the reviewer has bought the product here. Only in the list of a product's reviews. */
  isBuyer: z.optional(z.boolean()),
})
export type ShopReview = z.infer<typeof ShopReview>
/** A review of the current user. It is public once it is approved. */
export const OwnReview = z.extend(ShopReview, { status: z.enum(APPROVAL_STATUSES) })
export type OwnReview = z.infer<typeof OwnReview>

export const ShopReviewList = z.object({
  /** The approved reviews of the requested page, or all of them if no page was requested. */
  reviews: z.array(ShopReview),
  /** The ratings of all approved reviews, not only of the requested page. */
  ratings: RatingCounts,
  ...pageFields,
  /** The current user's review, also before its approval; null if there is none. Missing for guests. */
  own: z.optional(z.nullable(OwnReview)),
})
export type ShopReviewList = z.infer<typeof ShopReviewList>

/** A review in the dashboard. The product is null if it has been deleted. */
export const Review = z.extend(ShopReview, {
  product: z.nullable(z.object({ _id: Id, slug: z.string(), name: z.string(), imageUrl: z.nullable(z.string()) })),
  status: z.enum(APPROVAL_STATUSES),
})
export type Review = z.infer<typeof Review>

/**
 * Decides reviews, or undoes decisions by `Waiting Approval`. Each review has the status that the admin saw: if it has changed since,
 * that review is left alone.
 */
export const BulkDecisionInput = z.object({
  reviews: z
    .array(z.object({ _id: Id, status: z.enum(APPROVAL_STATUSES) }))
    .check(minLength(1), maxLength(PAGE_SIZE.max)),
  decision: z.enum(APPROVAL_STATUSES),
})
export type BulkDecisionInput = z.infer<typeof BulkDecisionInput>

/** What happened to each review, in the order of the request. A review fails alone: the others are changed. */
export const BulkDecisionResponse = z.object({
  success: z.boolean(),
  results: z.array(z.object({ _id: Id, error: z.nullable(z.string()) })),
})
export type BulkDecisionResponse = z.infer<typeof BulkDecisionResponse>
