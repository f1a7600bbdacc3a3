import type { OwnReview } from '@whirligig/contract'

/** A user has one review per product. A rejected one can be replaced. */
export const canReview = (own: Pick<OwnReview, 'status'> | null | undefined): boolean =>
  !own || own.status === 'Rejected'
