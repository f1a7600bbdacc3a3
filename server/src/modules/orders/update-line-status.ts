import { isOrderCancelled, type OrderStatusInput, type OrderStatusResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { notFound } from '../../lib/errors.ts'
import type { Actor } from '../audit/record-audit.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findOrderLines, lockOrder } from './queries.ts'
import { type StatusDeps, setStatus } from './set-status.ts'

/**
 * Changes the status of an order line. Cancelled and Delivered are final. Cancelling a line returns its stock.
 *
 * @throws AppError 404 when the order, its cart and the line do not belong together; 400 for a line with a final status
 */
export async function updateLineStatus(
  deps: StatusDeps,
  lineId: string,
  { orderId, cartId, status }: OrderStatusInput,
  actor: Actor,
): Promise<OrderStatusResponse> {
  if (!isId(orderId) || !isId(cartId)) throw notFound(RESPONSE_TEXT.order.missing)
  const orderCancelled = await inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id: orderId, cartId }, 'all')
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findOrderLines(tx, [orderId])
    const line = lines.find((candidate) => candidate.id === lineId.toLowerCase())
    if (!line) throw notFound(ORDER_MESSAGES.lineMissing)
    await setStatus(tx, emit, deps, { order, lines: [line], status, actor })
    emit('orderChanged', [order])
    return isOrderCancelled(lines.map((other) => (other === line ? { status } : other)))
  })
  if (orderCancelled) return { success: true, message: RESPONSE_TEXT.order.cancelled, orderCancelled }
  const message = status === 'Cancelled' ? RESPONSE_TEXT.order.lineCancelled : RESPONSE_TEXT.order.lineUpdated
  return { success: true, message }
}
