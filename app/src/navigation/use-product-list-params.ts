import type { ProductListQuery, ProductTab } from '@whirligig/catalogue-admin'
import { DASHBOARD_SEARCH, dashboardPaths, PAGE_SIZE, toHref } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'

/** What the addresses of the list leave out. */
const DEFAULTS: ProductListQuery = {
  ...{ brand: '', category: '', stock: '', active: '', sortBy: '' },
  ...{ search: '', page: 1, limit: PAGE_SIZE.products },
}

const parseNumber = (text: string | null, fallback: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : fallback

function parseQuery(params: URLSearchParams): ProductListQuery {
  const search = (params.get('search') ?? '').trim()
  const read = (name: string) => params.get(name) ?? ''
  return {
    ...{ brand: read('brand'), category: read('category'), stock: read('stock'), active: read('active') },
    sortBy: read('sortBy'),
    search: search.length >= DASHBOARD_SEARCH.minLength ? search : '',
    page: parseNumber(params.get('page'), 1),
    limit: Math.min(parseNumber(params.get('limit'), PAGE_SIZE.products), PAGE_SIZE.max),
  }
}

/** The parameters of an address, without those that have their default. */
const toParams = (query: ProductListQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => value !== { ...DEFAULTS }[name])
      .map(([name, value]) => [name, String(value)]),
  )

/** What the staff's list of products shows, stored in the URL, so that reload, Back and a shared link keep it. */
export function useProductListParams() {
  const [params, setParams] = useSearchParams()
  const query = parseQuery(params)
  return {
    query,
    /** Replaces the history entry unless the page changes, so that Back leaves the list. */
    onQueryChange: (change: Partial<ProductListQuery>) => {
      setParams(toParams({ ...query, page: 1, ...change }), { replace: change.page === undefined })
      if (change.page !== undefined) scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
    tabHref: (tab: ProductTab) => {
      const next = new URLSearchParams(toParams({ ...query, ...tab, page: 1 })).toString()
      return toHref(`${dashboardPaths.products}${next ? `?${next}` : ''}`)
    },
  }
}
