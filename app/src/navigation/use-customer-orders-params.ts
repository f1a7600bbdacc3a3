import { DASHBOARD_SEARCH, dashboardPaths, ORDER_TABS, type OrderTab, PAGE_SIZE, toHref } from '@whirligig/contract'
import type { AllOrdersQuery } from '@whirligig/orders'
import { useSearchParams } from 'react-router-dom'

/** What the addresses of the list leave out. */
const DEFAULTS: AllOrdersQuery = {
  ...{ tab: 'all', search: '', from: '', to: '', sortBy: 'newest', page: 1, limit: PAGE_SIZE.orders },
}

const parseDay = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
const parseNumber = (text: string | null, fallback: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : fallback

function parseQuery(params: URLSearchParams): AllOrdersQuery {
  const search = (params.get('search') ?? '').trim()
  return {
    tab: ORDER_TABS.find((tab) => tab === params.get('status')) ?? 'all',
    search: search.length >= DASHBOARD_SEARCH.minLength ? search : '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    sortBy: params.get('sortBy') === 'oldest' ? 'oldest' : 'newest',
    page: parseNumber(params.get('page'), 1),
    limit: Math.min(parseNumber(params.get('limit'), PAGE_SIZE.orders), PAGE_SIZE.max),
  }
}

/** The parameters of an address, without those that have their default. */
const toParams = ({ tab, ...query }: AllOrdersQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ status: tab, ...query })
      .filter(([name, value]) => value !== { status: DEFAULTS.tab, ...DEFAULTS }[name])
      .map(([name, value]) => [name, String(value)]),
  )

/** What the list of all orders shows, stored in the URL, so that reload, Back and a shared link keep it. */
export function useCustomerOrdersParams() {
  const [params, setParams] = useSearchParams()
  const query = parseQuery(params)
  return {
    query,
    /** Replaces the history entry unless the page changes, so that Back leaves the list. */
    onQueryChange: (change: Partial<AllOrdersQuery>) => {
      setParams(toParams({ ...query, page: 1, ...change }), { replace: change.page === undefined })
      if (change.page !== undefined) scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
    tabHref: (tab: OrderTab) => {
      const next = new URLSearchParams(toParams({ ...query, tab, page: 1 })).toString()
      return toHref(`${dashboardPaths.customerOrders}${next ? `?${next}` : ''}`)
    },
  }
}
