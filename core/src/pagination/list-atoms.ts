import { atomFamily } from 'jotai-family'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { ApiClient } from '../http/api-client.ts'
import { privateKey } from '../query/query-client.ts'
import { clientAtom } from '../session/client-atom.ts'
import { sessionAtom } from '../session/session.ts'

type Fetcher<By, Page> = (client: ApiClient, by: By, signal: AbortSignal) => Promise<Page>

/**
 * The pages of a list that is one's own to see, each asked for anew when it is opened.
 * @param parts what its keys begin with
 */
export const createListAtom = <By extends string | number, Page>(parts: readonly string[], ask: Fetcher<By, Page>) =>
  atomFamily((by: By) =>
    atomWithQuery((get) => {
      const session = get(sessionAtom)
      const client = get(clientAtom)
      return {
        queryKey: privateKey(session, ...parts, by),
        queryFn: ({ signal }) => ask(client, by, signal),
        enabled: session.token !== null,
        staleTime: 0,
      }
    }),
  )

/** The same of a list whose search is another call: a page, 1-based, or what a search finds; '' searches for nothing. */
export function createSearchableListAtom<Page>(
  parts: readonly string[],
  page: Fetcher<number, Page>,
  found: Fetcher<string, Page>,
) {
  const pageAtom = createListAtom(parts, page)
  const foundAtom = createListAtom(parts, found)
  return (page: number, search: string) => (search ? foundAtom(search) : pageAtom(page))
}
