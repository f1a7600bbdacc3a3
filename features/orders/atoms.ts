import { createListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import { sessionAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { cancelOrder, getOrder, listOwnOrders, updateDeliveryAddress } from './api.ts'

/** An order by its id. Staff can change it at any time, so it is refetched on every mount. */
export const orderAtom = selfCleaningFamily((id: string) =>
  privateQueryAtom({ key: ['order', id], fetch: (client, signal) => getOrder(client, id, signal), staleTime: 0 }),
)

/** A page of the current user's orders; pages are 1-based. */
export const ownOrdersAtom = createListAtom(['orders'], listOwnOrders)

/** Refetches the mounted order queries and marks the others as stale. */
export const invalidateOrdersAtom = atom(null, (get): void => {
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  queryClient.invalidateQueries({ queryKey: privateKey(session, 'order') })
  queryClient.invalidateQueries({ queryKey: privateKey(session, 'orders') })
})

/** Cancels an order. */
export const cancelOrderAtom = mutationAtom({
  key: 'cancel-order',
  mutate: cancelOrder,
  invalidates: (session, id) => [privateKey(session, 'order', id), privateKey(session, 'orders')],
  awaitRefetch: false,
  toast: ({ message }) => message,
})

/** Changes the delivery address of an order. For an address that was just added, that toast is enough. */
export const changeAddressAtom = mutationAtom({
  key: 'change-order-address',
  mutate: (client, { id, address }: { id: string; address: string; isNew: boolean }) =>
    updateDeliveryAddress(client, id, address),
  onSuccess: ({ order }, { queryClient, session }) => {
    queryClient.setQueryData(privateKey(session, 'order', order._id), order)
  },
  toast: ({ message }, { isNew }) => (isNew ? null : message),
})
