import type { OwnReview } from '@whirligig/contract'

/** Formats a count: `1 Review`, `12 Reviews`. */
export const formatReviewCount = (count: number): string => `${count} ${count === 1 ? 'Review' : 'Reviews'}`

/** A user has one review per product. A rejected one can be replaced. */
export const canReview = (own: Pick<OwnReview, 'status'> | null | undefined): boolean =>
  !own || own.status === 'Rejected'
