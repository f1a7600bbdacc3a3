import { ALL_ORDER_SORTS, ORDER_TABS, PAGE_SIZE } from '@whirligig/contract'
import type { AllOrdersQuery } from '@whirligig/orders'
import { getDefaultSort } from './default-order-sort.ts'
import { parseListParams } from './parse-list-params.ts'

const parseDay = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

/** What the list of all orders shows, from its address. */
export function parseCustomerOrders(params: URLSearchParams): AllOrdersQuery {
  const tab = ORDER_TABS.find((each) => each === params.get('status')) ?? 'all'
  return {
    tab,
    customer: params.get('customer') ?? '',
    product: params.get('product') ?? '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    sortBy: ALL_ORDER_SORTS.find((sort) => sort === params.get('sortBy')) ?? getDefaultSort(tab),
    ...parseListParams(params, PAGE_SIZE.orders),
  }
}
