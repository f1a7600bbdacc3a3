import type { ProductFilter } from '@whirligig/catalogue-admin'
import { useSearchParams } from 'react-router-dom'
import { useListSearchParams } from './use-list-search-params.ts'

/** The names of the filters in the address: `?stock=low`. */
const FILTERS = ['brand', 'stock', 'active', 'sortBy'] as const

/** The page, the search and the filters of the staff's products list, stored in the URL. */
export function useProductListParams() {
  const [params, setParams] = useSearchParams()
  const { page, search } = useListSearchParams()
  const [brand, stock, active, sortBy] = FILTERS.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ] // as many as names
  const filter: ProductFilter = { brand, stock, active, sortBy }

  /** Replaces the history entry unless the page changes, so that Back leaves the list. */
  function save(next: ProductFilter & { search: string; page?: number }, replace: boolean): void {
    const entries = [...FILTERS.map((name) => [name, next[name]]), ['search', next.search]]
    const page = next.page && next.page > 1 ? [['page', String(next.page)]] : []
    setParams(Object.fromEntries([...entries.filter(([, value]) => value !== ''), ...page]), { replace })
  }

  return {
    ...{ page, search, filter },
    onPageChange: (next: number) => {
      save({ ...filter, search, page: next }, false)
      scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
    onSearch: (term: string) => save({ ...filter, search: term }, true),
    onFilterChange: (next: ProductFilter) => save({ ...next, search }, true),
  }
}
