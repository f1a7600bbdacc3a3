import { toHref } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'
import { parseListSearch } from './parse-list-search.ts'

/** The page and search of a list, stored in the URL, so that reload, Back and a shared link keep them. */
export function useListSearchParams() {
  const [params, setParams] = useSearchParams()
  const { page, search: term, status } = parseListSearch(params)
  const kept = status && { status }
  return {
    /** 1-based. */
    page,
    /** `''` if there is no search or the text is too short to search. */
    search: term,
    /** The part of the list, `''` for all of it. */
    status,
    onPageChange: (next: number) => {
      setParams({ ...kept, ...(term && { search: term }), ...(next > 1 && { page: String(next) }) })
      scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
    /** Replaces the history entry, so that Back leaves the list. The results start at page 1. */
    onSearch: (term: string) => setParams({ ...kept, ...(term && { search: term }) }, { replace: true }),
    /** Returns the link to another part of the list at `path`, with the same search. */
    statusHref: (path: string, next: string) => {
      const query = new URLSearchParams({ ...(next && { status: next }), ...(term && { search: term }) }).toString()
      return toHref(query ? `${path}?${query}` : path)
    },
  }
}
