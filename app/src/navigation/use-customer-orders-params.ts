import { dashboardPaths, type OrderTab } from '@whirligig/contract'
import type { AllOrdersQuery } from '@whirligig/orders'
import { parseCustomerOrders } from './customer-orders-address.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

const ADDRESS: ListAddress<AllOrdersQuery> = {
  path: dashboardPaths.customerOrders,
  parse: parseCustomerOrders,
  toParams: ({ tab, ...query }) => ({ status: tab, ...query }),
}

/** What the list of all orders shows, stored in the URL. */
export function useCustomerOrdersParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  return { query, onQueryChange, tabHref: (tab: OrderTab) => queryHref({ tab }) }
}
