import { canCancelOrder, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { ORDER_TEXT } from './order-text.ts'
import { linesOfOrders, lockOrder, markCancelled, type OrderLineRow, type Whose } from './queries.ts'
import { lockProducts, returnStock } from './stock.ts'

/**
 * Cancels lines of a locked order and gives their pieces back; those that have given theirs back already give nothing.
 * Products are locked before lines are written, in the order in which a product's deletion takes them as well.
 *
 * @returns the products whose stock has changed: what to tell `events` once the transaction is through
 */
export async function cancelLines(tx: Database, lines: readonly OrderLineRow[]): Promise<string[]> {
  const open = lines.filter((line) => !line.stockReturned)
  if (open.length === 0) return []
  const pieces = open.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]))
  if (pieces.length > 0) {
    await lockProducts(
      tx,
      pieces.map((piece) => piece.productId),
    )
  }
  await returnStock(tx, pieces)
  await markCancelled(
    tx,
    open.map((line) => line.id),
  )
  return pieces.map((piece) => piece.productId)
}

/**
 * Cancels a whole order and gives its stock back. Cancelling it again changes nothing.
 *
 * @throws 404 for an order that is not theirs; 400 once a line is delivered.
 */
export async function cancelOrder(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: string,
  whose: Whose,
): Promise<MessageResponse> {
  if (!isId(id)) throw notFound(RESPONSE_TEXT.order.missing)
  const { order, restocked } = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id }, whose)
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await linesOfOrders(tx, [id])
    if (!canCancelOrder(lines)) throw badRequest(ORDER_TEXT.delivered)
    return { order, restocked: await cancelLines(tx, lines) }
  })
  events.emit('orderChanged', [order])
  events.emit('stockChanged', restocked)
  return { success: true, message: RESPONSE_TEXT.order.cancelled }
}
