import { dashboardPaths, type OrderFilter, PAGE_SIZE } from '@whirligig/contract'
import type { MerchantOrdersQuery } from '@whirligig/orders'
import { parseListParams } from './parse-list-params.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

const ADDRESS: ListAddress<MerchantOrdersQuery> = {
  path: dashboardPaths.merchantOrders,
  parse: (params) => ({
    // Without a filter, the orders to ship.
    filter: params.get('status') === 'all' ? 'all' : 'to_ship',
    sortBy: params.get('sortBy') === 'oldest' ? 'oldest' : 'newest',
    ...parseListParams(params, PAGE_SIZE.orders),
  }),
  toParams: ({ filter, ...query }) => ({ status: filter, ...query }),
}

/** What a merchant's list of orders shows, stored in the URL. */
export function useMerchantOrdersParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  return { query, onQueryChange, filterHref: (filter: OrderFilter) => queryHref({ filter }) }
}
