import { type OrderInput, type OrderPlacedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { linesOfCart, lockCart } from '../cart/queries.ts'
import { freezeLines } from './order-lines.ts'
import { orderMail } from './order-mail.ts'
import { ORDER_TEXT } from './order-text.ts'
import { defaultAddress, insertOrder, orderOfCart } from './queries.ts'
import { lockProducts, takeStock } from './stock.ts'

const placed = (id: string): OrderPlacedResponse => ({
  success: true,
  message: RESPONSE_TEXT.order.placed,
  order: { _id: id },
})

/**
 * Turns a cart of the user into an order, whole or not at all: takes the stock, freezes the lines, saves the order. The
 * same cart again, also at the same moment, answers the same order and takes nothing twice.
 *
 * @throws 404 for an unknown cart or someone else's; 400 where stock or a price is not what the cart says.
 */
export async function placeOrder(
  { db, clock, config, events }: Pick<Deps, 'db' | 'clock' | 'config' | 'events'>,
  user: SessionUser,
  { cartId, total }: OrderInput,
): Promise<OrderPlacedResponse> {
  if (!isId(cartId)) throw notFound(ORDER_TEXT.cartMissing)
  const { id, sold } = await db.transaction(async (tx) => {
    // Whoever comes second with this cart waits here, and then finds the order of the first.
    if (!(await lockCart(tx, cartId, user.id))) throw notFound(ORDER_TEXT.cartMissing)
    const earlier = await orderOfCart(tx, cartId)
    if (earlier) return { id: earlier.id, sold: undefined }

    const cart = await linesOfCart(tx, cartId)
    const products = await lockProducts(
      tx,
      cart.flatMap((line) => line.productId ?? []),
    )
    const frozen = freezeLines(cart, products, { total, taxRate: config.taxRate })
    if ('problem' in frozen) throw badRequest(frozen.problem)
    await takeStock(tx, frozen.lines)
    const deliveryAddress = await defaultAddress(tx, user.id)
    const now = clock.now()
    const id = await insertOrder(tx, { userId: user.id, cartId, createdAt: now, deliveryAddress }, frozen.lines)
    // Only queued: it goes out when the order is saved, and no outage of mail can hold the order up.
    if (user.email !== null) {
      const { email, firstName } = user
      await queueMail(tx, orderMail({ email, firstName }, { id, lines: frozen.lines }, config.appUrl), now)
    }
    return { id, sold: frozen.lines.map(({ productId }) => productId) }
  })
  if (sold) {
    events.emit('orderChanged', [{ id, userId: user.id }])
    events.emit('stockChanged', sold)
  }
  return placed(id)
}
