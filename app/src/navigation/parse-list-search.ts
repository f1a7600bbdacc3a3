import { DASHBOARD_SEARCH } from '@whirligig/contract'

const parsePage = (text: string | null): number => Math.max(1, /^\d+$/.test(text ?? '') ? Number(text) : 1)

/** The page, the search and the part of a list, from its address. A search that is too short is none. */
export function parseListSearch(params: URLSearchParams) {
  const search = (params.get('search') ?? '').trim()
  return {
    page: parsePage(params.get('page')),
    search: search.length >= DASHBOARD_SEARCH.minLength ? search : '',
    status: params.get('status') ?? '',
  }
}
