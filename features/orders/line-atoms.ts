import type { Order, OrderLine, OrderStatus, OrderStatusResponse } from '@whirligig/contract'
import { createOptimisticRows, privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { setLineStatus } from './api.ts'
import { withLineStatus } from './rules.ts'

type Change = { order: Order; line: OrderLine; status: OrderStatus }

const pending = createOptimisticRows<OrderLine>()
/** Lines as they are about to be. */
export const optimisticLinesAtom = pending.rowsAtom
/** Whether another status of a line is on its way to the server. */
export const isLineUpdatingAtom = pending.isPendingAtom

const lineMutationAtom = atomWithMutation((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['line-status'],
    mutationFn: ({ order, line, status }: Change) =>
      setLineStatus(client, line._id, { orderId: order._id, cartId: order.cartId, status }),
    onSuccess: ({ orderCancelled }: OrderStatusResponse, { order, line, status }: Change): void => {
      if (orderCancelled) return
      queryClient.setQueryData<Order>(
        privateKey(session, 'order', order._id),
        (now) => now && withLineStatus(now, line._id, status),
      )
    },
    // Also after a refusal: somebody else may have been faster.
    onSettled: async (): Promise<void> => {
      queryClient.invalidateQueries({ queryKey: privateKey(session, 'orders') })
      await queryClient.invalidateQueries({ queryKey: privateKey(session, 'order') })
    },
  }
})

/**
 * Gives a line another status, at once on the screen; one that is refused is taken back, and said already.
 *
 * @returns whether nothing of the order is left: all of it is cancelled
 */
export const setLineStatusAtom = atom(null, async (get, set, change: Change): Promise<boolean> => {
  const { mutateAsync } = get(lineMutationAtom)
  let isOrderCancelled = false
  const work = async () => {
    const { message, orderCancelled = false } = await mutateAsync(change)
    set(showToastAtom, { tone: 'success', title: message })
    isOrderCancelled = orderCancelled
  }
  await set(pending.runOptimisticAtom, change.line._id, { status: change.status }, work).catch(() => undefined)
  return isOrderCancelled
})
