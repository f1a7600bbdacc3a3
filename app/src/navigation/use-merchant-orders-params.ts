import { dashboardPaths, type OrderFilter } from '@whirligig/contract'
import type { MerchantOrdersQuery } from '@whirligig/orders'
import { keepChosenSort, toSortParam } from './default-order-sort.ts'
import { parseMerchantOrders } from './merchant-orders-address.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

const ADDRESS: ListAddress<MerchantOrdersQuery> = {
  path: dashboardPaths.merchantOrders,
  parse: parseMerchantOrders,
  toParams: ({ filter, sortBy, ...query }) => ({ status: filter, ...query, sortBy: toSortParam(filter, sortBy) }),
}

/** What a merchant's list of orders shows, stored in the URL. */
export function useMerchantOrdersParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  const filterHref = (filter: OrderFilter) =>
    queryHref({ filter, sortBy: keepChosenSort(query.filter, query.sortBy, filter) })
  return { query, onQueryChange, filterHref }
}
