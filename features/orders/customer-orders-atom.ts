import { createSearchableListAtom } from '@whirligig/core/pagination'
import { listAllOrders, searchOrders } from './api.ts'

/**
 * A page of all orders (1-based), or the search result for an order id; '' does not search. The key starts like the key of
 * the own orders, so that one invalidation covers both.
 */
export const customerOrdersAtom = createSearchableListAtom(['orders', 'all'], listAllOrders, searchOrders)
