import { canCancelOrder, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import type { Actor } from '../audit/record-audit.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findOrderLines, lockOrder, type OrderScope } from './queries.ts'
import { type StatusDeps, setStatus } from './set-status.ts'

/**
 * Cancels an order and returns its stock. Cancelling it again changes nothing.
 *
 * @throws AppError 404 for an order outside the scope; 400 when a line is delivered
 */
export async function cancelOrder(
  deps: StatusDeps,
  id: string,
  scope: OrderScope,
  actor: Actor,
): Promise<MessageResponse> {
  await inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id }, scope)
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findOrderLines(tx, [id])
    if (!canCancelOrder(lines)) throw badRequest(ORDER_MESSAGES.delivered)
    await setStatus(tx, emit, deps, { order, lines, status: 'Cancelled', actor })
    emit('orderChanged', [order])
  })
  return { success: true, message: RESPONSE_TEXT.order.cancelled }
}
