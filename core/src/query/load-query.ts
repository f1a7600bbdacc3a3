import type { Atom, createStore } from 'jotai'

type QueryResult = { isFetching: boolean; isError: boolean }

/** A query forgets its error when its last subscriber leaves. The page that shows the error mounts within this time. */
const KEEP_ERROR_MS = 10_000

/**
 * Fetches the data of a query atom unless it is fresh. For route loaders, which run before the component mounts.
 * @returns a promise that resolves when the data is there or the request has failed; it never rejects
 */
export function loadQuery(store: ReturnType<typeof createStore>, queryAtom: Atom<QueryResult>): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfSettled = () => {
      const { isFetching, isError } = store.get(queryAtom)
      if (isFetching) return
      resolve()
      if (typeof window === 'undefined') return // On the server the subscription ends with the store.
      if (isError) setTimeout(unsubscribe, KEEP_ERROR_MS)
      else unsubscribe()
    }
    const unsubscribe = store.sub(queryAtom, resolveIfSettled)
    resolveIfSettled()
  })
}

type RefetchableResult = QueryResult & { isStale: boolean; isError: boolean; refetch: () => Promise<unknown> }

/** The page that uses the data mounts within this time. */
const KEEP_QUERY_MS = 10_000

/**
 * Starts to fetch the data of a query atom unless it is fresh, for a page whose code is still loading. The page waits for the same
 * request when it mounts, also if its data would be fetched on every mount.
 */
export function prefetchQuery(store: ReturnType<typeof createStore>, queryAtom: Atom<RefetchableResult>): void {
  const unsubscribe = store.sub(queryAtom, () => {})
  const { isFetching, isStale, isError, refetch } = store.get(queryAtom)
  // What has just failed is left to the page, which shows the error and a button.
  if (!isFetching && isStale && !isError) refetch().catch(() => undefined) // the page shows the error
  setTimeout(unsubscribe, KEEP_QUERY_MS)
}
