import { mutationAtom, privateKey, selfCleaningFamily } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { createReview, listReviews } from './api.ts'

/** The approved reviews of a product by its slug, with the current user's own review. */
export const reviewsAtom = selfCleaningFamily((slug: string) =>
  atomWithQuery((get) => {
    const client = get(clientAtom)
    return {
      queryKey: privateKey(get(sessionAtom), 'reviews', slug),
      queryFn: ({ signal }) => listReviews(client, slug, signal),
    }
  }),
)

/** Sends a review. An error invalidates the reviews too, because the user may already have one. */
export const addReviewAtom = mutationAtom({
  key: 'add-review',
  mutate: createReview,
  invalidates: (session) => [privateKey(session, 'reviews')],
  awaitRefetch: false,
  toast: ({ message }) => message,
})
