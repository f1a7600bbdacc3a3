import { privateKey } from '@whirligig/core/query'
import { clientAtom, isSignedInAtom, sessionAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { fetchOverview } from './api.ts'

/** Asked anew whenever one comes back to it: what one has just decided on waits no longer. */
export const overviewAtom = atomWithQuery((get) => {
  const client = get(clientAtom)
  return {
    queryKey: privateKey(get(sessionAtom), 'overview'),
    queryFn: ({ signal }) => fetchOverview(client, signal),
    enabled: get(isSignedInAtom),
    staleTime: 0,
  }
})
