import {
  isFinalStatus,
  isOrderCancelled,
  type OrderStatus,
  type OrderStatusInput,
  type OrderStatusResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { cancelLines } from './cancel-order.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findOrderLines, lockOrder, type OrderLineRow, setLineStatus } from './queries.ts'

type StatusDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'config'>

async function applyStatus(
  tx: Database,
  emit: Emit,
  deps: StatusDeps,
  line: OrderLineRow,
  status: OrderStatus,
): Promise<void> {
  // Setting the current status again succeeds, so that a client can retry after a lost response.
  if (line.status === status) return
  if (isFinalStatus(line.status)) throw badRequest(ORDER_MESSAGES.final(line.status))
  await (status === 'Cancelled' ? cancelLines(tx, emit, deps, [line]) : setLineStatus(tx, line.id, status))
}

/**
 * Changes the status of an order line. Cancelled and Delivered are final. Cancelling a line returns its stock.
 *
 * @throws AppError 404 when the order, its cart and the line do not belong together; 400 for a line with a final status
 */
export async function updateLineStatus(
  deps: StatusDeps,
  lineId: string,
  { orderId, cartId, status }: OrderStatusInput,
): Promise<OrderStatusResponse> {
  if (!isId(lineId) || !isId(orderId) || !isId(cartId)) throw notFound(RESPONSE_TEXT.order.missing)
  const orderCancelled = await inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id: orderId, cartId }, 'all')
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findOrderLines(tx, [orderId])
    const line = lines.find((candidate) => candidate.id === lineId.toLowerCase())
    if (!line) throw notFound(ORDER_MESSAGES.lineMissing)
    await applyStatus(tx, emit, deps, line, status)
    emit('orderChanged', [order])
    return isOrderCancelled(lines.map((other) => (other === line ? { status } : other)))
  })
  if (orderCancelled) return { success: true, message: RESPONSE_TEXT.order.cancelled, orderCancelled }
  const message = status === 'Cancelled' ? RESPONSE_TEXT.order.lineCancelled : RESPONSE_TEXT.order.lineUpdated
  return { success: true, message }
}
