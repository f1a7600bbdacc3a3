import { createListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey } from '@whirligig/core/query'
import { type AllOrdersQuery, listAllOrders, setBulkStatus } from './api.ts'

const listAtom = createListAtom(['orders', 'all'], (client, key: string, signal) =>
  listAllOrders(client, JSON.parse(key), signal),
)

/** A page of all orders. Its key starts like the key of the own orders, so that one invalidation covers both. */
export const customerOrdersAtom = (query: AllOrdersQuery) => listAtom(JSON.stringify(query))

/** Sets the status of many orders. */
export const bulkStatusAtom = mutationAtom({
  key: 'bulk-order-status',
  mutate: setBulkStatus,
  invalidates: (session) => [privateKey(session, 'orders'), privateKey(session, 'order')],
  awaitRefetch: false,
})
