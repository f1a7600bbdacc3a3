import type { Order, OrderLine, OrderStatus } from '@whirligig/contract'
import { createOptimisticRows, mutationAtom, privateKey } from '@whirligig/core/query'
import { atom } from 'jotai'
import { updateLineStatus } from './api.ts'
import { withLineStatus } from './rules.ts'

type StatusChange = { order: Order; line: OrderLine; status: OrderStatus }

const optimisticLines = createOptimisticRows<OrderLine>()
/** Returns a function that applies pending status changes to lines. */
export const applyPendingLinesAtom = optimisticLines.rowsAtom
/** Returns a function that checks whether a status change of a line is pending. */
export const isLineUpdatingAtom = optimisticLines.isPendingAtom

const statusMutationAtom = mutationAtom({
  key: 'line-status',
  mutate: (client, { order, line, status }: StatusChange) =>
    updateLineStatus(client, line._id, { orderId: order._id, cartId: order.cartId, status }),
  onSuccess: ({ orderCancelled }, { input: { order, line, status }, queryClient, session }) => {
    if (orderCancelled) return
    queryClient.setQueryData<Order>(
      privateKey(session, 'order', order._id),
      (current) => current && withLineStatus(current, line._id, status),
    )
  },
  invalidates: (session) => [privateKey(session, 'order'), privateKey(session, 'orders')],
  toast: ({ message }) => message,
})

/**
 * Sets the status of a line optimistically. On failure it is rolled back, after the error toast.
 * @returns whether the whole order is now cancelled
 */
export const setLineStatusAtom = atom(null, async (_get, set, change: StatusChange): Promise<boolean> => {
  let isOrderCancelled = false
  const save = async () => {
    const { orderCancelled = false } = await set(statusMutationAtom, change)
    isOrderCancelled = orderCancelled
  }
  const { line, status } = change
  await set(optimisticLines.runOptimisticAtom, line._id, { status }, save).catch(() => undefined)
  return isOrderCancelled
})
