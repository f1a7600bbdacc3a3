import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { ApiError } from '../http/api-error.ts'

/** The result of a query that the server hands to the browser with the page. */
export type QuerySnapshot = { key: QueryKey } & ({ data: unknown } | { error: { status: number; message: string } })

/** Returns the results of all settled queries, sorted by key, so that equal results give equal text. */
export function takeSnapshots(queryClient: QueryClient): QuerySnapshot[] {
  const queries = queryClient.getQueryCache().getAll()
  return queries
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .flatMap(({ queryKey: key, state: { status, data, error } }): QuerySnapshot[] => {
      if (status === 'success') return [{ key, data }]
      return error instanceof ApiError ? [{ key, error: { status: error.status, message: error.message } }] : []
    })
}

/** Fills the cache with the server's results. They count as fetched now. */
export function restoreSnapshots(queryClient: QueryClient, snapshots: readonly QuerySnapshot[]): void {
  for (const snapshot of snapshots) {
    if ('data' in snapshot) queryClient.setQueryData(snapshot.key, snapshot.data)
    else {
      const { status, message } = snapshot.error
      const query = queryClient.getQueryCache().build(queryClient, { queryKey: snapshot.key })
      query.setState({ status: 'error', error: new ApiError(status, message), errorUpdatedAt: Date.now() })
    }
  }
}
