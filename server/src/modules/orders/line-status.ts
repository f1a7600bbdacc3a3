import {
  isFinalStatus,
  type OrderStatus,
  type OrderStatusInput,
  type OrderStatusResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { cancelLines } from './cancel-order.ts'
import { ORDER_TEXT } from './order-text.ts'
import { linesOfOrders, lockOrder, type OrderLineRow, setLineStatus } from './queries.ts'

/** @returns the products whose stock has changed */
async function change(tx: Database, line: OrderLineRow, status: OrderStatus): Promise<string[]> {
  // Asking for what it already is is no change: the answer to a call that was lost may be asked for again.
  if (line.status === status) return []
  if (isFinalStatus(line.status)) throw badRequest(ORDER_TEXT.final(line.status))
  if (status === 'Cancelled') return cancelLines(tx, [line])
  await setLineStatus(tx, line.id, status)
  return []
}

/**
 * Gives one line of an order another status. Cancelled and Delivered are final; a cancelled line gives its pieces back.
 *
 * @throws 404 where line, order and cart do not belong together; 400 for a line whose status is final.
 */
export async function setItemStatus(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  itemId: string,
  { orderId, cartId, status }: OrderStatusInput,
): Promise<OrderStatusResponse> {
  if (!isId(itemId) || !isId(orderId) || !isId(cartId)) throw notFound(RESPONSE_TEXT.order.missing)
  const { order, restocked, allCancelled } = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: orderId, cartId }, 'everyone')
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await linesOfOrders(tx, [orderId])
    const line = lines.find((candidate) => candidate.id === itemId.toLowerCase())
    if (!line) throw notFound(ORDER_TEXT.lineMissing)
    const restocked = await change(tx, line, status)
    const allCancelled = lines.every((other) => (other === line ? status : other.status) === 'Cancelled')
    return { order, restocked, allCancelled }
  })
  events.emit('orderChanged', [order])
  events.emit('stockChanged', restocked)
  if (allCancelled) return { success: true, message: RESPONSE_TEXT.order.cancelled, orderCancelled: true }
  const message = status === 'Cancelled' ? RESPONSE_TEXT.order.lineCancelled : RESPONSE_TEXT.order.lineUpdated
  return { success: true, message }
}
