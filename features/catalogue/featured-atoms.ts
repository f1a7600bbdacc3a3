import { privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'

/** The featured toys that are on sale. Private, because they contain `isLiked`. */
export const featuredAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: privateKey(session, 'featured'),
    queryFn: ({ signal }) => loadApi().then((api) => api.listFeaturedProducts(client, signal)),
  }
})
