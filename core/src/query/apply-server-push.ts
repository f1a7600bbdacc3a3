import type { QueryClient, QueryKey } from '@tanstack/query-core'

/**
 * Applies a change that the server pushed to cached data. If the query is fetching, its response may be older than the
 * push, so that the query is invalidated and fetched again. A query without data stays empty.
 */
export function patchQueryData<Data>(client: QueryClient, queryKey: QueryKey, patch: (data: Data) => Data): void {
  const isFetching = client.isFetching({ queryKey, exact: true }) > 0
  client.setQueryData<Data>(queryKey, (data) => data && patch(data))
  if (isFetching) client.invalidateQueries({ queryKey, exact: true })
}
