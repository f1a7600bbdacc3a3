import type { MessageResponse, OrderResponse } from '@whirligig/contract'
import { createListAtom } from '@whirligig/core/pagination'
import { privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { cancelOrder, changeAddress, fetchOrder, fetchOwnOrders } from './api.ts'

/** An order by its id. What happens to it happens elsewhere, so it is asked for each time it is opened. */
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

/** A page of one's own orders, 1-based. */
export const ownOrdersAtom = createListAtom(['orders'], fetchOwnOrders)

/** Asks anew for what is on the screen of orders: something has happened to one, or may have. */
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

/** Whether a cancellation is on its way. */
export const isCancellingAtom = atom((get) => get(cancelMutationAtom).isPending)

/** Cancels an order and says what the server said. Rejects when it could not; the failure is shown by then. */
export const cancelOrderAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { message } = await get(cancelMutationAtom).mutateAsync(id)
  set(showToastAtom, { tone: 'success', title: message })
})

const moveMutationAtom = atomWithMutation((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['move-order'],
    mutationFn: ({ id, address }: { id: string; address: string }) => changeAddress(client, id, address),
    onSuccess: ({ order }: OrderResponse & MessageResponse): void => {
      queryClient.setQueryData(privateKey(session, 'order', order._id), order)
    },
  }
})

/** Whether another address is on its way to the server. */
export const isChangingAddressAtom = atom((get) => get(moveMutationAtom).isPending)

/** Sends an order to another address. Rejects when it could not; the failure is shown by then. */
export const changeAddressAtom = atom(null, async (get, set, move: { id: string; address: string }): Promise<void> => {
  const { message } = await get(moveMutationAtom).mutateAsync(move)
  set(showToastAtom, { tone: 'success', title: message })
})
