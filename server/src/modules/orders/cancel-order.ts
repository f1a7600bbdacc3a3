import { ANSWER_TEXT, type Saved } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/new-id.ts'
import { badRequest, notFound } from '../../errors.ts'
import { ORDER_TEXT } from './order-text.ts'
import { linesOfOrders, lockOrder, markCancelled, type OrderLineRow, type Whose } from './queries.ts'
import { lockProducts, returnStock } from './stock.ts'

/**
 * Cancels lines of a locked order and gives their pieces back; those that have given theirs back already give nothing.
 * Products are locked before lines are written, in the order in which a product's deletion takes them as well.
 */
export async function cancelLines(tx: Database, lines: readonly OrderLineRow[]): Promise<void> {
  const open = lines.filter((line) => !line.stockReturned)
  if (open.length === 0) return
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
}

/**
 * Cancels a whole order and gives its stock back. Cancelling it again changes nothing.
 *
 * @throws 404 for an order that is not theirs; 400 once a line is delivered.
 */
export async function cancelOrder(db: Database, id: string, whose: Whose): Promise<Saved> {
  if (!isId(id)) throw notFound(ANSWER_TEXT.order.missing)
  await db.transaction(async (tx) => {
    if (!(await lockOrder(tx, { id }, whose))) throw notFound(ANSWER_TEXT.order.missing)
    const lines = await linesOfOrders(tx, [id])
    if (lines.some((line) => line.status === 'Delivered')) throw badRequest(ORDER_TEXT.delivered)
    await cancelLines(tx, lines)
  })
  return { success: true, message: ANSWER_TEXT.order.cancelled }
}
