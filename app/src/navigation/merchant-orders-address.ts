import { PAGE_SIZE } from '@whirligig/contract'
import type { MerchantOrdersQuery } from '@whirligig/orders'
import { getDefaultSort } from './default-order-sort.ts'
import { parseListParams } from './parse-list-params.ts'

/** What a merchant's list of orders shows, from its address. */
export function parseMerchantOrders(params: URLSearchParams): MerchantOrdersQuery {
  // Without a filter, the orders to ship.
  const filter = params.get('status') === 'all' ? 'all' : 'to_ship'
  const sort = params.get('sortBy')
  return {
    filter,
    sortBy: sort === 'oldest' || sort === 'newest' ? sort : getDefaultSort(filter),
    ...parseListParams(params, PAGE_SIZE.orders),
  }
}
