import type { QueryClient, QueryKey } from '@tanstack/query-core'

/**
 * Takes over what the server has told of its own accord. An answer that is on its way may have been written before, so
 * that it is asked for again.
 */
export function patchQueryData<Data>(client: QueryClient, queryKey: QueryKey, change: (data: Data) => Data): void {
  const isAsking = client.isFetching({ queryKey, exact: true }) > 0
  client.setQueryData<Data>(queryKey, (data) => data && change(data))
  if (isAsking) client.invalidateQueries({ queryKey, exact: true })
}
