import { type Order, type OrderPage, PAGE_SIZE } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { parseOrderFilter } from './order-filter.ts'
import { toOrder, toOrders } from './order-serializer.ts'
import { countOrders, findOrderById, findOrderLines, findOrders, type OrderReader, type OrderRow } from './queries.ts'
import { countOrdersToShip, findOrdersToShip } from './to-ship-queries.ts'

/** Returns a page of the orders that an admin filters by `status`, newest first. */
export async function listAllOrders(
  db: Database,
  query: { page?: unknown; limit?: unknown; status?: unknown },
  userId: string,
): Promise<OrderPage> {
  const reader: OrderReader = { userId, scope: 'all' }
  if (parseOrderFilter(query.status) === 'all') return listOrders(db, query, reader)
  const paging = parsePagination(query, PAGE_SIZE.orders)
  const [page, count] = await Promise.all([findOrdersToShip(db, paging), countOrdersToShip(db)])
  return toOrderPage(db, page, reader, toPageInfo(count, paging))
}

/** Returns a page of orders with their lines, newest first. */
export async function listOrders(
  db: Database,
  query: { page?: unknown; limit?: unknown },
  reader: OrderReader,
): Promise<OrderPage> {
  const paging = parsePagination(query, PAGE_SIZE.orders)
  const [page, count] = await Promise.all([findOrders(db, reader.scope, paging), countOrders(db, reader.scope)])
  return toOrderPage(db, page, reader, toPageInfo(count, paging))
}

async function toOrderPage(db: Database, page: OrderRow[], reader: OrderReader, info: ReturnType<typeof toPageInfo>) {
  const lines = await findOrderLines(
    db,
    page.map((order) => order.id),
  )
  return { orders: toOrders(page, lines, reader), ...info }
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
