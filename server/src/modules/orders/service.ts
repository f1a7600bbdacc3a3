import { type Order, type OrderPage, PAGE_SIZE } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { toOrder, toOrders } from './order-serializer.ts'
import { countOrders, findOrderById, findOrderLines, findOrders, type OrderReader } from './queries.ts'

/** Returns a page of orders with their lines, newest first. */
export async function listOrders(
  db: Database,
  query: { page?: unknown; limit?: unknown },
  reader: OrderReader,
): Promise<OrderPage> {
  const paging = parsePagination(query, PAGE_SIZE.orders)
  const [page, count] = await Promise.all([findOrders(db, reader.scope, paging), countOrders(db, reader.scope)])
  const lines = await findOrderLines(
    db,
    page.map((order) => order.id),
  )
  return { orders: toOrders(page, lines, reader), ...toPageInfo(count, paging) }
}

/** Returns an order in the reader's scope, or undefined. */
export async function findOrder(db: Database, id: string, reader: OrderReader): Promise<Order | undefined> {
  const order = isId(id) ? await findOrderById(db, id, reader.scope) : undefined
  return order && toOrder(order, await findOrderLines(db, [order.id]), reader)
}

/** Searches by a complete order id. Anything else finds nothing. */
export async function searchOrders(db: Database, search: unknown, reader: OrderReader): Promise<Order[]> {
  const order = typeof search === 'string' ? await findOrder(db, search.trim(), reader) : undefined
  return order ? [order] : []
}
