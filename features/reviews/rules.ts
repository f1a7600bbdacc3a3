import type { OwnReview } from '@whirligig/contract'

/** `1 Review`, `12 Reviews`. */
export const reviewCount = (count: number): string => `${count} ${count === 1 ? 'Review' : 'Reviews'}`

/** Everybody has one review of a toy; one that was rejected may be replaced. */
export const mayReview = (own: Pick<OwnReview, 'status'> | null | undefined): boolean =>
  !own || own.status === 'Rejected'
