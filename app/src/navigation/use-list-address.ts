import { toHref } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'

/** How a list is stored in its address. Invalid parameters are the default, because users edit addresses. */
export type ListAddress<Query> = {
  path: string
  parse: (params: URLSearchParams) => Query
  /** The parameters of a query by name. Those of an address without any are left out. */
  toParams: (query: Query) => Readonly<Record<string, string | number>>
}

/** What a list shows, stored in its address, so that reload, Back and a shared link keep it. */
export function useListAddress<Query extends { page: number }>({ path, parse, toParams }: ListAddress<Query>) {
  const [params, setParams] = useSearchParams()
  const query = parse(params)
  const defaults = toParams(parse(new URLSearchParams()))
  const toTexts = (next: Query): Record<string, string> =>
    Object.fromEntries(
      Object.entries(toParams(next))
        .filter(([name, value]) => value !== defaults[name])
        .map(([name, value]) => [name, String(value)]),
    )
  return {
    query,
    /** Replaces the history entry unless the page changes, so that Back leaves the list. */
    onQueryChange: (change: Partial<Query>) => {
      setParams(toTexts({ ...query, page: 1, ...change }), { replace: change.page === undefined })
      if (change.page !== undefined) scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
    /** The address of the first page of another list. */
    queryHref: (change: Partial<Query>): string => {
      const next = new URLSearchParams(toTexts({ ...query, ...change, page: 1 })).toString()
      return toHref(`${path}${next ? `?${next}` : ''}`)
    },
  }
}
