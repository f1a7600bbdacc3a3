import { isOrderCancelled, type OrderInput, type OrderPlacedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId, newId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { inStatement } from '../../lib/domain-events.ts'
import { badRequest, notFound, unavailable } from '../../lib/errors.ts'
import type { SessionUser } from '../auth/sessions.ts'
import type { FindCartToOrder } from './find-cart-to-order.ts'
import { insertOrder } from './insert-order.ts'
import { findTotalProblem, type OrderLineSnapshot, type ShownTotals, snapshotLines } from './line-snapshots.ts'
import { createOrderMail } from './order-mail.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findOrderLines } from './queries.ts'

/** Each further attempt means that another call has changed the cart's order or its products within a few milliseconds. */
const MAX_ATTEMPTS = 10

/** Checks that a repeated call means the order that exists. @throws AppError 400 for another total or a cancelled order */
async function assertSameOrder(db: Database, orderId: string, shown: ShownTotals): Promise<void> {
  const lines = await findOrderLines(db, [orderId])
  if (isOrderCancelled(lines)) throw badRequest(ORDER_MESSAGES.cancelled)
  const problem = findTotalProblem(lines, shown)
  if (problem !== null) throw badRequest(problem)
}

/** Saves an order of lines that were valid a moment ago. @returns its id, or null if they are no longer */
function saveOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'events'>,
  user: SessionUser,
  { cartId, addressId }: { cartId: string; addressId: string | null },
  lines: readonly OrderLineSnapshot[],
): Promise<string | null> {
  const { db, clock, config } = deps
  const id = newId()
  const { email, firstName } = user
  // The mail is only queued: an outage of the mail server does not delay the order.
  const mail = email === null ? null : createOrderMail({ email, firstName }, { id, lines }, config.appUrl)
  return inStatement(deps, async (emit) => {
    const isPlaced = await insertOrder(db, {
      ...{ id, userId: user.id, cartId, addressId, createdAt: clock.now(), lines, mail },
    })
    if (!isPlaced) return null
    if (mail !== null) emit('mailQueued')
    emit('orderPlaced', id)
    emit('orderChanged', [{ id, userId: user.id }])
    emit(
      'stockChanged',
      lines.map(({ productId }) => productId),
    )
    return id
  })
}

/**
 * Places the order of a user's cart: takes the stock, snapshots the lines and saves the order, in one statement. Placing the
 * order of the same cart again, even concurrently, returns the same order and takes no stock.
 *
 * The cart and its products are read without locks, and the statement checks with locks that nothing has changed since. If
 * something has, they are read again: no lock is held while this process computes.
 *
 * @throws AppError 404 for an unknown cart or another user's; 400 when a stock or a price differs from the cart's, when a
 *   total differs from what the customer saw, when the address is unknown, or when the cart's order is cancelled
 */
export async function placeOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'events'> & { findCart: FindCartToOrder },
  user: SessionUser,
  { total, totalWithTax, ...input }: OrderInput,
): Promise<OrderPlacedResponse> {
  const { db, config, findCart } = deps
  const cartId = input.cartId.toLowerCase()
  if (!isId(cartId)) throw notFound(ORDER_MESSAGES.cartMissing)
  const addressId = input.address?.toLowerCase() ?? null
  if (addressId !== null && !isId(addressId)) throw badRequest(ORDER_MESSAGES.addressGone)
  const shown = { total, totalWithTax }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const cart = await findCart({ cartId, userId: user.id, addressId })
    if (!cart) throw notFound(ORDER_MESSAGES.cartMissing)
    if (cart.orderId !== null) {
      await assertSameOrder(db, cart.orderId, shown)
      return toResponse(cart.orderId)
    }
    if (addressId !== null && !cart.hasAddress) throw badRequest(ORDER_MESSAGES.addressGone)
    const snapshot = snapshotLines(cart.lines, cart.products, { shown, taxRate: config.taxRate })
    if ('problem' in snapshot) throw badRequest(snapshot.problem)
    const orderId = await saveOrder(deps, user, { cartId, addressId }, snapshot.lines)
    if (orderId !== null) return toResponse(orderId)
  }
  throw unavailable('The products of your cart are being changed. Please try again in a moment.')
}

const toResponse = (orderId: string): OrderPlacedResponse => ({
  success: true,
  message: RESPONSE_TEXT.order.placed,
  order: { _id: orderId },
})
