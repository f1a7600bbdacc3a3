import { createSearchableListAtom } from '@whirligig/core/pagination'
import { fetchAllOrders, searchOrders } from './api.ts'

/**
 * A page of everyone's orders, 1-based, or the one that a search finds by its id; '' searches for nothing.
 * Its keys begin as those of one's own orders do: what happens to an order is news for both.
 */
export const customerOrdersAtom = createSearchableListAtom(['orders', 'everyone'], fetchAllOrders, searchOrders)
