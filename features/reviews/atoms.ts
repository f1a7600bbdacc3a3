import type { ReviewInput } from '@whirligig/contract'
import { privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { addReview, fetchReviews } from './api.ts'

/** The approved reviews of a product by its slug, with the current user's own review. */
export const reviewsAtom = atomFamily((slug: string) =>
  atomWithQuery((get) => {
    const client = get(clientAtom)
    return {
      queryKey: privateKey(get(sessionAtom), 'reviews', slug),
      queryFn: ({ signal }) => fetchReviews(client, slug, signal),
    }
  }),
)

const addMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['add-review'],
    mutationFn: (review: ReviewInput) => addReview(client, review),
    // Also after an error: the user may already have a review.
    onSettled: (): void => {
      queryClient.invalidateQueries({ queryKey: privateKey(session, 'reviews') })
    },
  }
})

/** Sends a review, shows the server's message and invalidates the reviews. Rejects on failure. */
export const addReviewAtom = atom(null, async (get, set, review: ReviewInput): Promise<void> => {
  const { message } = await get(addMutationAtom).mutateAsync(review)
  set(showToastAtom, { tone: 'success', title: message })
})
