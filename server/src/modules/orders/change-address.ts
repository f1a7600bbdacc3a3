import { canChangeAddress, isAdmin, type Order, RESPONSE_TEXT } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { toOrder } from './order-serializer.ts'
import { findOrderLines, findOwnAddress, lockOrder, setDeliveryAddress } from './queries.ts'

/**
 * Sets the delivery address of the user's own order to another address of theirs. Admins, too, change only their own.
 *
 * @throws AppError 404 for another user's order or address; 400 when a line has shipped
 */
export async function changeAddress(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  id: string,
  addressId: string,
  user: SessionUser,
): Promise<Order> {
  if (!isId(addressId)) throw notFound(RESPONSE_TEXT.address.missing)
  const userId = user.id
  return inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id }, { userId })
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findOrderLines(tx, [id])
    if (!canChangeAddress(lines)) throw badRequest(ORDER_MESSAGES.shipped)
    const deliveryAddress = await findOwnAddress(tx, addressId, userId)
    if (!deliveryAddress) throw notFound(RESPONSE_TEXT.address.missing)
    await setDeliveryAddress(tx, id, deliveryAddress)
    // Without the address: it belongs to the order only.
    await recordAudit(tx, { actor: user, entity: 'order', entityId: id, action: 'address', now: deps.clock.now() })
    emit('orderChanged', [{ id, userId }])
    return toOrder({ ...order, deliveryAddress }, lines, { userId, scope: isAdmin(user) ? 'all' : { userId } })
  })
}
