import type { MessageResponse, OrderResponse } from '@whirligig/contract'
import { createListAtom } from '@whirligig/core/pagination'
import { privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { cancelOrder, changeAddress, fetchOrder, fetchOwnOrders } from './api.ts'

/** An order by its id. Staff can change it at any time, so it is refetched on every mount. */
export const orderAtom = atomFamily((id: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'order', id),
      queryFn: ({ signal }) => fetchOrder(client, id, signal),
      enabled: session.token !== null,
      staleTime: 0,
    }
  }),
)

/** A page of the current user's orders; pages are 1-based. */
export const ownOrdersAtom = createListAtom(['orders'], fetchOwnOrders)

/** Refetches the mounted order queries and marks the others as stale. */
export const invalidateOrdersAtom = atom(null, (get): void => {
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  queryClient.invalidateQueries({ queryKey: privateKey(session, 'order') })
  queryClient.invalidateQueries({ queryKey: privateKey(session, 'orders') })
})

const cancelMutationAtom = atomWithMutation((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['cancel-order'],
    mutationFn: (id: string) => cancelOrder(client, id),
    onSettled: (_saved: MessageResponse | undefined, _error: unknown, id: string): void => {
      queryClient.invalidateQueries({ queryKey: privateKey(session, 'order', id) })
      queryClient.invalidateQueries({ queryKey: privateKey(session, 'orders') })
    },
  }
})

/** Whether a cancellation is pending. */
export const isCancellingAtom = atom((get) => get(cancelMutationAtom).isPending)

/** Cancels an order and shows the server's message. Rejects on failure, after the error toast. */
export const cancelOrderAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { message } = await get(cancelMutationAtom).mutateAsync(id)
  set(showToastAtom, { tone: 'success', title: message })
})

const addressMutationAtom = atomWithMutation((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['change-order-address'],
    mutationFn: ({ id, address }: { id: string; address: string }) => changeAddress(client, id, address),
    onSuccess: ({ order }: OrderResponse & MessageResponse): void => {
      queryClient.setQueryData(privateKey(session, 'order', order._id), order)
    },
  }
})

/** Whether a change of the delivery address is pending. */
export const isChangingAddressAtom = atom((get) => get(addressMutationAtom).isPending)

/** Changes the delivery address of an order. Rejects on failure, after the error toast. */
export const changeAddressAtom = atom(
  null,
  async (get, set, change: { id: string; address: string }): Promise<void> => {
    const { message } = await get(addressMutationAtom).mutateAsync(change)
    set(showToastAtom, { tone: 'success', title: message })
  },
)
