import type { ApiClient } from '../http/api-client.ts'
import { privateQueryAtom } from '../query/private-query-atom.ts'
import { selfCleaningFamily } from '../query/self-cleaning-family.ts'

type Fetcher<Param, Page> = (client: ApiClient, param: Param, signal: AbortSignal) => Promise<Page>

/**
 * The queries of a paginated list, one for each parameter: a page number or a search term. Lists are private and refetch on
 * every mount.
 * @param key the beginning of the query keys
 */
export const createListAtom = <Param extends string | number, Page>(
  key: readonly string[],
  fetch: Fetcher<Param, Page>,
) =>
  selfCleaningFamily((param: Param) =>
    privateQueryAtom({ key: [...key, param], fetch: (client, signal) => fetch(client, param, signal), staleTime: 0 }),
  )

/** What a filtered list shows. Empty texts neither search nor filter. */
export type ListQuery = { page: number; search: string; filter: string }

/** The queries of a paginated list with a search and a filter. The returned function takes a page (1-based) and both texts. */
export function createFilteredListAtom<Page>(
  key: readonly string[],
  fetch: (client: ApiClient, query: ListQuery, signal: AbortSignal) => Promise<Page>,
) {
  // The family compares its parameters by value.
  const listAtom = createListAtom(key, (client, param: string, signal) => {
    const [page, search, filter] = JSON.parse(param)
    return fetch(client, { page, search, filter }, signal)
  })
  return (page: number, search: string, filter: string) => listAtom(JSON.stringify([page, search, filter]))
}
