import type { QueryClient, QueryKey } from '@tanstack/query-core'

/**
 * Applies a change that the server pushed to cached data. If the query is fetching, its response may be older than the
 * push, so that the query is invalidated and fetched again. A query without data stays empty.
 * @param patch returns the same object if the push changes nothing: nothing is fetched then
 */
export function patchQueryData<Data>(client: QueryClient, queryKey: QueryKey, patch: (data: Data) => Data): void {
  const isFetching = client.isFetching({ queryKey, exact: true }) > 0
  const previous = client.getQueryData<Data>(queryKey)
  if (previous !== undefined) {
    const patched = patch(previous)
    if (patched === previous) return
    client.setQueryData<Data>(queryKey, patched)
  }
  if (isFetching) client.invalidateQueries({ queryKey, exact: true })
}
