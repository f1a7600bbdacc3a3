import { dashboardPaths, type OrderTab } from '@whirligig/contract'
import type { AllOrdersQuery } from '@whirligig/orders'
import { parseCustomerOrders } from './customer-orders-address.ts'
import { keepChosenSort, toSortParam } from './default-order-sort.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

const ADDRESS: ListAddress<AllOrdersQuery> = {
  path: dashboardPaths.customerOrders,
  parse: parseCustomerOrders,
  toParams: ({ tab, sortBy, ...query }) => ({ status: tab, ...query, sortBy: toSortParam(tab, sortBy) }),
}

/** What the list of all orders shows, stored in the URL. */
export function useCustomerOrdersParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  const tabHref = (tab: OrderTab) => queryHref({ tab, sortBy: keepChosenSort(query.tab, query.sortBy, tab) })
  return { query, onQueryChange, tabHref }
}
