import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'

/** Page and search of a list, kept in its address: they are there when one comes back. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  return {
    /** 1-based. */
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    /** '' for none: what is too short is none. */
    search: search.length >= DASHBOARD_SEARCH.min ? search : '',
    onPageChange: (page: number) => setParams(page === 1 ? {} : { page: String(page) }),
    /** Takes the place of the last one, so that a step back leaves the list. What is found starts at its first page. */
    onSearch: (term: string) => setParams(term === '' ? {} : { search: term }, { replace: true }),
  }
}
