import { atomWithQuery } from 'jotai-tanstack-query'
import type { ApiClient } from '../http/api-client.ts'
import { clientAtom } from '../session/client-atom.ts'
import { sessionAtom } from '../session/session.ts'
import { privateKey } from './query-client.ts'

export type PrivateQueryOptions<Data> = {
  /** The query key; the session's id is added. */
  key: readonly unknown[]
  fetch: (client: ApiClient, signal: AbortSignal) => Promise<Data>
  /** How long data is fresh, in ms. `0` refetches on every mount. @default 30 s */
  staleTime?: number
  /** Refetches after this time in ms, again and again; `false` stops. */
  refetchInterval?: (query: { state: { data: Data | undefined } }) => number | false
  /** How long unused data stays in the cache, in ms. @default 5 min */
  gcTime?: number
}

/** A query for data of the current session. It is disabled for guests. */
export const privateQueryAtom = <Data>({ key, fetch, ...options }: PrivateQueryOptions<Data>) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, ...key),
      queryFn: ({ signal }) => fetch(client, signal),
      enabled: session.token !== null,
      ...options,
    }
  })
