import { publicClient, publicKey } from '@whirligig/api'
import { atomFamily } from 'jotai-family'
import { atomWithQuery } from 'jotai-tanstack-query'
import { reviewList } from './api.ts'

/** What people say of a toy, by its slug. */
export const reviewsAtom = atomFamily((slug: string) =>
  atomWithQuery(() => ({
    queryKey: publicKey('reviews', slug),
    queryFn: ({ signal }) => reviewList(publicClient, slug, signal),
  })),
)
