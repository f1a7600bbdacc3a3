import type { OrderFilter } from '@whirligig/contract'
import { createSearchableListAtom } from '@whirligig/core/pagination'
import { listAllOrders, searchOrders } from './api.ts'

/**
 * Pages (1-based) of all orders for each filter, or the search result for an order id; '' does not search. The keys start
 * like the key of the own orders, so that one invalidation covers all.
 */
const createOrdersAtom = (filter: OrderFilter) =>
  createSearchableListAtom(
    ['orders', 'all', filter],
    (client, page, signal) => listAllOrders(client, filter, page, signal),
    searchOrders,
  )

export const customerOrdersAtoms = { all: createOrdersAtom('all'), to_ship: createOrdersAtom('to_ship') }
