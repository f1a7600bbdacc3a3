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
/** Applies pending status changes to lines. */
export const optimisticLinesAtom = pending.rowsAtom
/** Whether a status change of a line is pending. */
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
        (current) => current && withLineStatus(current, line._id, status),
      )
    },
    // Also after an error: another admin may have changed the status.
    onSettled: async (): Promise<void> => {
      queryClient.invalidateQueries({ queryKey: privateKey(session, 'orders') })
      await queryClient.invalidateQueries({ queryKey: privateKey(session, 'order') })
    },
  }
})

/**
 * Sets the status of a line optimistically. On failure it is rolled back, after the error toast.
 * @returns whether the whole order is now cancelled
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
