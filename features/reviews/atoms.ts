import type { ReviewInput } from '@whirligig/contract'
import { mutationAtom, privateKey, selfCleaningFamily } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { type ReviewQuery, toFirstQuery } from './review-query.ts'

// The reviews of a page's first view come with its HTML, so that the requests are not part of the first load.
const loadApi = () => import('./api.ts')

const queryAtom = selfCleaningFamily((serialized: string) =>
  atomWithQuery((get) => {
    const client = get(clientAtom)
    const query: ReviewQuery = JSON.parse(serialized)
    const { slug, sort, page } = query
    return {
      queryKey: privateKey(get(sessionAtom), 'reviews', slug, sort, page),
      queryFn: ({ signal }) => loadApi().then((api) => api.listReviews(client, query, signal)),
    }
  }),
)

/** A page of the approved reviews of a product, with the current user's own review. */
export const reviewPageAtom = (query: ReviewQuery) => queryAtom(JSON.stringify(query))

/** The reviews that the page of a product shows first, by the product's slug. */
export const reviewsAtom = (slug: string) => reviewPageAtom(toFirstQuery(slug))

/** Sends a review. An error invalidates the reviews too, because the user may already have one. */
export const addReviewAtom = mutationAtom({
  key: 'add-review',
  mutate: async (client, review: ReviewInput) => (await loadApi()).createReview(client, review),
  invalidates: (session) => [privateKey(session, 'reviews')],
  awaitRefetch: false,
  toast: ({ message }) => message,
})
