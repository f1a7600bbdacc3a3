import { createListAtom, createSelectionAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey } from '@whirligig/core/query'
import { type AllOrdersQuery, findOrders, listAllOrders, setBulkStatus } from './api.ts'

const listAtom = createListAtom(['orders', 'all'], (client, key: string, signal) =>
  listAllOrders(client, JSON.parse(key), signal),
)

/** A page of all orders. Its key starts like the key of the own orders, so that one invalidation covers both. */
export const customerOrdersAtom = (query: AllOrdersQuery) => listAtom(JSON.stringify(query))

/** The ids of the selected orders of the list of all orders. */
export const selectedOrdersAtom = createSelectionAtom()

/** Reads selected orders on a click: like a change, it shows a toast when it fails. */
export const findOrdersAtom = mutationAtom({ key: 'find-orders', mutate: findOrders })

/** Sets the status of many orders. */
export const bulkStatusAtom = mutationAtom({
  key: 'bulk-order-status',
  mutate: setBulkStatus,
  invalidates: (session) => [privateKey(session, 'orders'), privateKey(session, 'order')],
  awaitRefetch: false,
})
