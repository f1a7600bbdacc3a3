import type { OwnReview } from '@whirligig/contract'

/** `1 Review`, `12 Reviews`. */
export const formatReviewCount = (count: number): string => `${count} ${count === 1 ? 'Review' : 'Reviews'}`

/** Everybody has one review of a toy; one that was rejected may be replaced. */
export const canReview = (own: Pick<OwnReview, 'status'> | null | undefined): boolean =>
  !own || own.status === 'Rejected'
