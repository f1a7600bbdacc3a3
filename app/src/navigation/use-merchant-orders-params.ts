import { dashboardPaths, type OrderFilter, PAGE_SIZE } from '@whirligig/contract'
import type { MerchantOrdersQuery } from '@whirligig/orders'
import { getDefaultSort, keepChosenSort, toSortParam } from './default-order-sort.ts'
import { parseListParams } from './parse-list-params.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

function parse(params: URLSearchParams): MerchantOrdersQuery {
  // Without a filter, the orders to ship.
  const filter = params.get('status') === 'all' ? 'all' : 'to_ship'
  const sort = params.get('sortBy')
  return {
    filter,
    sortBy: sort === 'oldest' || sort === 'newest' ? sort : getDefaultSort(filter),
    ...parseListParams(params, PAGE_SIZE.orders),
  }
}

const ADDRESS: ListAddress<MerchantOrdersQuery> = {
  path: dashboardPaths.merchantOrders,
  parse,
  toParams: ({ filter, sortBy, ...query }) => ({ status: filter, ...query, sortBy: toSortParam(filter, sortBy) }),
}

/** What a merchant's list of orders shows, stored in the URL. */
export function useMerchantOrdersParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  const filterHref = (filter: OrderFilter) =>
    queryHref({ filter, sortBy: keepChosenSort(query.filter, query.sortBy, filter) })
  return { query, onQueryChange, filterHref }
}
