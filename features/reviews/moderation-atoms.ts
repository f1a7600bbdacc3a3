import type { Review } from '@whirligig/contract'
import { createFilteredListAtom, createSelectionAtom } from '@whirligig/core/pagination'
import { createOptimisticRows, mutationAtom, privateKey } from '@whirligig/core/query'
import type { ReviewActionsProps } from '@whirligig/ui'
import { atom } from 'jotai'
import { listAllReviews, type ModerationAction, moderateReview, moderateReviews } from './moderation-api.ts'

/** A page of all reviews (1-based), or of those with a status. */
export const allReviewsAtom = createFilteredListAtom(['reviews', 'all'], listAllReviews)

/** A review with the action that is pending for it. */
export type ReviewRow = Review & Pick<ReviewActionsProps, 'pendingAction'>

const optimisticReviews = createOptimisticRows<ReviewRow>()
/** Returns a function that applies pending actions to reviews. */
export const applyPendingReviewsAtom = optimisticReviews.rowsAtom

export const selectedReviewsAtom = createSelectionAtom()

type Moderation = { action: ModerationAction; review: Review }

const moderateMutationAtom = mutationAtom({
  key: 'moderate-review',
  mutate: (client, { action, review }: Moderation) => moderateReview(client, action, review),
  // The products too: their rating counts approved reviews.
  invalidates: (session) => ['reviews', 'products', 'product'].map((entity) => privateKey(session, entity)),
  toast: ({ message }) => message,
})

/** Moderates a review optimistically. On failure the change is rolled back, after the error toast. */
export const moderateReviewAtom = atom(null, async (_get, set, { action, review }: Moderation): Promise<void> => {
  const change = action === 'delete' ? 'deleted' : { pendingAction: action }
  const moderate = () => set(moderateMutationAtom, { action, review })
  await set(optimisticReviews.runOptimisticAtom, review._id, change, moderate).catch(() => undefined)
})

/** Approves or rejects many reviews. */
export const moderateReviewsAtom = mutationAtom({
  key: 'moderate-reviews',
  mutate: moderateReviews,
  invalidates: (session) => ['reviews', 'products', 'product'].map((entity) => privateKey(session, entity)),
})
