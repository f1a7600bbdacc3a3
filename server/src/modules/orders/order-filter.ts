import { ORDER_FILTERS, type OrderFilter } from '@whirligig/contract'

/** Parses the query parameter `status` of a list of orders. Unknown filters list all orders. */
export const parseOrderFilter = (value: unknown): OrderFilter =>
  ORDER_FILTERS.find((filter) => filter === value) ?? 'all'
