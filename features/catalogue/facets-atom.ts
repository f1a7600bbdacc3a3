import type { ProductQuery } from '@whirligig/contract'
import { publicKey, selfCleaningFamily } from '@whirligig/core/query'
import { publicClientAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'
import { parseProductQuery, serializeProductQuery } from './rules.ts'

/** Returns the part of a query that the facets depend on, as search params. */
export const toFacetParams = (query: ProductQuery): string => serializeProductQuery({ ...query, sortOrder: 0, page: 1 })

/** How many products each choice of a filter would leave, by the search params of `toFacetParams`. */
export const facetsAtom = selfCleaningFamily((searchParams: string) =>
  atomWithQuery((get) => {
    const client = get(publicClientAtom)
    const query = parseProductQuery(new URLSearchParams(searchParams))
    return {
      queryKey: publicKey('facets', searchParams),
      queryFn: ({ signal }) => loadApi().then((api) => api.getFacets(client, query, signal)),
    }
  }),
)
