import { canCancelOrder, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findOrderLines, lockOrder, markCancelled, type OrderLineRow, type OrderScope } from './queries.ts'
import { lockProducts, returnStock } from './stock.ts'

/**
 * Cancels lines of a locked order and returns their stock, once. Products are locked before the lines are written, in the
 * same order as when a product is deleted.
 */
export async function cancelLines(
  tx: Database,
  emit: Emit,
  deps: Pick<Deps, 'clock' | 'config'>,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const active = lines.filter((line) => !line.stockReturned)
  if (active.length === 0) return
  const items = active.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]))
  const productIds = items.map(({ productId }) => productId)
  if (items.length > 0) {
    await lockProducts(tx, productIds)
    emit('stockChanged', productIds)
  }
  await returnStock(tx, items)
  if (items.length > 0) await queueStockAlerts(tx, emit, deps, productIds)
  await markCancelled(
    tx,
    active.map((line) => line.id),
  )
}

/**
 * Cancels an order and returns its stock. Cancelling it again changes nothing.
 *
 * @throws AppError 404 for an order outside the scope; 400 when a line is delivered
 */
export async function cancelOrder(
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'config'>,
  id: string,
  scope: OrderScope,
): Promise<MessageResponse> {
  if (!isId(id)) throw notFound(RESPONSE_TEXT.order.missing)
  await inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id }, scope)
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findOrderLines(tx, [id])
    if (!canCancelOrder(lines)) throw badRequest(ORDER_MESSAGES.delivered)
    await cancelLines(tx, emit, deps, lines)
    emit('orderChanged', [order])
  })
  return { success: true, message: RESPONSE_TEXT.order.cancelled }
}
