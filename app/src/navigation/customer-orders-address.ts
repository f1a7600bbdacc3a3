import { ALL_ORDER_SORTS, ORDER_TABS, PAGE_SIZE } from '@whirligig/contract'
import type { AllOrdersQuery } from '@whirligig/orders'
import { parseListParams } from './parse-list-params.ts'

const parseDay = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

/** What the list of all orders shows, from its address. */
export const parseCustomerOrders = (params: URLSearchParams): AllOrdersQuery => ({
  tab: ORDER_TABS.find((tab) => tab === params.get('status')) ?? 'all',
  customer: params.get('customer') ?? '',
  product: params.get('product') ?? '',
  from: parseDay(params.get('from')),
  to: parseDay(params.get('to')),
  sortBy: ALL_ORDER_SORTS.find((sort) => sort === params.get('sortBy')) ?? 'newest',
  ...parseListParams(params, PAGE_SIZE.orders),
})
