import { ALL_ORDER_SORTS, dashboardPaths, ORDER_TABS, type OrderTab, PAGE_SIZE } from '@whirligig/contract'
import type { AllOrdersQuery } from '@whirligig/orders'
import { type ListAddress, parseListParams, useListAddress } from './use-list-address.ts'

const parseDay = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

const ADDRESS: ListAddress<AllOrdersQuery> = {
  path: dashboardPaths.customerOrders,
  parse: (params) => ({
    tab: ORDER_TABS.find((tab) => tab === params.get('status')) ?? 'all',
    customer: params.get('customer') ?? '',
    product: params.get('product') ?? '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    sortBy: ALL_ORDER_SORTS.find((sort) => sort === params.get('sortBy')) ?? 'newest',
    ...parseListParams(params, PAGE_SIZE.orders),
  }),
  toParams: ({ tab, ...query }) => ({ status: tab, ...query }),
}

/** What the list of all orders shows, stored in the URL. */
export function useCustomerOrdersParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  return { query, onQueryChange, tabHref: (tab: OrderTab) => queryHref({ tab }) }
}
