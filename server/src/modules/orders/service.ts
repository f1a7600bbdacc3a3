import { canChangeAddress, type Order, type OrderPage, PAGE_SIZE, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { toOrder, toOrders } from './order-answer.ts'
import { ORDER_TEXT } from './order-text.ts'
import {
  countOrders,
  linesOfOrders,
  lockOrder,
  orderById,
  ownAddress,
  pageOfOrders,
  setDeliveryAddress,
  type Whose,
} from './queries.ts'

/** Who asks, and whose orders they may read. */
export type Reader = { id: string; reads: Whose }

/** A page of orders with their lines, the newest first. */
export async function listOrders(
  db: Database,
  query: { page?: unknown; limit?: unknown },
  { id, reads }: Reader,
): Promise<OrderPage> {
  const paging = parsePagination(query, PAGE_SIZE.orders)
  const [page, count] = await Promise.all([pageOfOrders(db, reads, paging), countOrders(db, reads)])
  const lines = await linesOfOrders(
    db,
    page.map((order) => order.id),
  )
  return { orders: toOrders(page, lines, id), ...toPageInfo(count, paging) }
}

/** One order, if it is theirs. */
export async function findOrder(db: Database, id: string, reader: Reader): Promise<Order | undefined> {
  const order = isId(id) ? await orderById(db, id, reader.reads) : undefined
  return order && toOrder(order, await linesOfOrders(db, [order.id]), reader.id)
}

/** The order with exactly this id, in a list; an empty list for anything else. */
export async function searchOrders(db: Database, search: unknown, reader: Reader): Promise<Order[]> {
  const order = typeof search === 'string' ? await findOrder(db, search.trim(), reader) : undefined
  return order ? [order] : []
}

/**
 * Sends an order to another address of its buyer, as long as nothing is on its way.
 *
 * @throws 404 for an order or address that is not theirs; 400 once a line is shipped.
 */
export async function moveOrder(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: string,
  addressId: string,
  userId: string,
): Promise<Order> {
  if (!isId(id)) throw notFound(RESPONSE_TEXT.order.missing)
  if (!isId(addressId)) throw notFound(ORDER_TEXT.addressMissing)
  const moved = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id }, { userId })
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await linesOfOrders(tx, [id])
    if (!canChangeAddress(lines)) throw badRequest(ORDER_TEXT.shipped)
    const deliveryAddress = await ownAddress(tx, addressId, userId)
    if (!deliveryAddress) throw notFound(ORDER_TEXT.addressMissing)
    await setDeliveryAddress(tx, id, deliveryAddress)
    return toOrder({ ...order, deliveryAddress }, lines, userId)
  })
  events.emit('orderChanged', [{ id, userId }])
  return moved
}
