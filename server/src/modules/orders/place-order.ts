import { isOrderCancelled, type OrderInput, type OrderPlacedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { findCartLines, lockCart } from '../cart/queries.ts'
import { findTotalProblem, snapshotLines } from './line-snapshots.ts'
import { createOrderMail } from './order-mail.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findDefaultAddress, findOrderByCart, findOrderLines, insertOrder, type OrderLineRow } from './queries.ts'
import { lockProducts, takeStock } from './stock.ts'

/** Checks that a repeated call means the order that exists. @throws AppError 400 for another total or a cancelled order */
function assertSameOrder(lines: readonly OrderLineRow[], total: number): void {
  if (isOrderCancelled(lines)) throw badRequest(ORDER_MESSAGES.cancelled)
  const problem = findTotalProblem(lines, total)
  if (problem !== null) throw badRequest(problem)
}

/**
 * Places the order of a user's cart in one transaction: takes the stock, snapshots the lines and saves the order. Placing the
 * order of the same cart again, even concurrently, returns the same order and takes no stock.
 *
 * @throws AppError 404 for an unknown cart or another user's; 400 when a stock or a price differs from the cart's, when the
 *   total differs, or when the cart's order is cancelled
 */
export async function placeOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'events'>,
  user: SessionUser,
  { cartId, total }: OrderInput,
): Promise<OrderPlacedResponse> {
  const { clock, config } = deps
  if (!isId(cartId)) throw notFound(ORDER_MESSAGES.cartMissing)
  const orderId = await inTransaction(deps, async (tx, emit) => {
    // A concurrent call with this cart waits here, and then finds the first call's order.
    if (!(await lockCart(tx, cartId, user.id))) throw notFound(ORDER_MESSAGES.cartMissing)
    const existing = await findOrderByCart(tx, cartId)
    if (existing) {
      assertSameOrder(await findOrderLines(tx, [existing.id]), total)
      return existing.id
    }

    const cart = await findCartLines(tx, cartId)
    const products = await lockProducts(
      tx,
      cart.flatMap((line) => line.productId ?? []),
    )
    const snapshot = snapshotLines(cart, products, { total, taxRate: config.taxRate })
    if ('problem' in snapshot) throw badRequest(snapshot.problem)
    const { lines } = snapshot
    await takeStock(tx, lines)
    const deliveryAddress = await findDefaultAddress(tx, user.id)
    const now = clock.now()
    const id = await insertOrder(tx, { userId: user.id, cartId, createdAt: now, deliveryAddress }, lines)
    // The mail is only queued: an outage of the mail server does not delay the order.
    if (user.email !== null) {
      const { email, firstName } = user
      await queueMail(tx, emit, createOrderMail({ email, firstName }, { id, lines }, config.appUrl), now)
    }
    emit('orderChanged', [{ id, userId: user.id }])
    emit(
      'stockChanged',
      lines.map(({ productId }) => productId),
    )
    return id
  })
  return { success: true, message: RESPONSE_TEXT.order.placed, order: { _id: orderId } }
}
