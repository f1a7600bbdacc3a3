import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'

/** Page and search of a list, kept in its address: they are there when one comes back. */
export function useListSearchParams() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  const wanted = search.length >= DASHBOARD_SEARCH.min ? search : ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  return {
    /** 1-based. */
    page,
    /** '' for none: what is too short is none. */
    search: wanted,
    onPageChange: (next: number) => {
      setParams({ ...(wanted && { search: wanted }), ...(next > 1 && { page: String(next) }) })
      scrollTo({ top: 0, behavior: 'instant' }) // the rows of another page begin at its top
    },
    /** Takes the place of the last one, so that a step back leaves the list. What is found starts at its first page. */
    onSearch: (term: string) => setParams(term === '' ? {} : { search: term }, { replace: true }),
  }
}
