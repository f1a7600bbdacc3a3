import { privateKey, selfCleaningFamily } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'

/** The toys that go well with a toy, by its slug. Private, because they contain `isLiked`. */
export const relatedAtom = selfCleaningFamily((slug: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'related', slug),
      queryFn: ({ signal }) => loadApi().then((api) => api.listRelatedProducts(client, slug, signal)),
    }
  }),
)
