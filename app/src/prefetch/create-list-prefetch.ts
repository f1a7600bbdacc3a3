import { parseFilter } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { parseListSearch } from '../navigation/parse-list-search.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

type QueryAtom = Parameters<typeof prefetchQuery>[1]

/**
 * Creates the prefetch of a list for admins.
 * @param toListAtom an atom family of `createFilteredListAtom`
 * @param filters the statuses that the page accepts
 */
export const createListPrefetch =
  (toListAtom: (page: number, search: string, filter: string) => QueryAtom, filters: readonly string[]): Prefetch =>
  (store, { request }) => {
    if (!isHintedStaff(store, 'admin')) return
    const { page, search, status } = parseListSearch(new URL(request.url).searchParams)
    prefetchQuery(store, toListAtom(page, search, parseFilter(filters, status) ?? ''))
  }
