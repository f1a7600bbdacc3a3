import { clientAtom, privateKey, sessionAtom } from '@whirligig/api'
import type { Saved } from '@whirligig/contract'
import { notifyAtom } from '@whirligig/notices'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { cancelOrder, oneOrder, ownOrders } from './api.ts'

/** An order by its id. What happens to it happens elsewhere, so it is asked for each time it is opened. */
export const orderAtom = atomFamily((id: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'order', id),
      queryFn: ({ signal }) => oneOrder(client, id, signal),
      enabled: session.token !== null,
      staleTime: 0,
    }
  }),
)

/** A page of one's own orders, 1-based. */
export const ownOrdersAtom = atomFamily((page: number) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'orders', page),
      queryFn: ({ signal }) => ownOrders(client, page, signal),
      enabled: session.token !== null,
      staleTime: 0,
    }
  }),
)

const cancelMutationAtom = atomWithMutation((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['cancel-order'],
    mutationFn: (id: string) => cancelOrder(client, id),
    onSettled: (_saved: Saved | undefined, _error: unknown, id: string): void => {
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
  set(notifyAtom, { tone: 'success', title: message })
})
