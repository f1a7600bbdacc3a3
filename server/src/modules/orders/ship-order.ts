import { isToShip, type Order, RESPONSE_TEXT } from '@whirligig/contract'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { toOrder } from './order-serializer.ts'
import { findOrderLines, lockOrder } from './queries.ts'
import { type StatusDeps, setStatus } from './set-status.ts'

/**
 * Ships all lines of an order that have not shipped yet, in one transaction. Shipping it again changes nothing.
 *
 * @throws AppError 404; 400 when nothing is left to ship and nothing is shipped
 */
export async function shipOrder(deps: StatusDeps, id: string, user: SessionUser): Promise<Order> {
  return inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id }, 'all')
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findOrderLines(tx, [order.id])
    const open = lines.filter((line) => isToShip(line.status))
    if (open.length === 0 && !lines.some(({ status }) => status === 'Shipped')) {
      throw badRequest(ORDER_MESSAGES.nothingToShip)
    }
    await setStatus(tx, emit, deps, { order, lines: open, status: 'Shipped', actor: user })
    emit('orderChanged', [order])
    return toOrder(
      order,
      lines.map((line) => (open.includes(line) ? { ...line, status: 'Shipped' } : line)),
      { userId: user.id, scope: 'all' },
    )
  })
}
