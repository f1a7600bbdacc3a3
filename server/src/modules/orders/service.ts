import { type AllOrdersPage, type Order, type OrderPage, PAGE_SIZE } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { countOrdersByTab, findAllOrders } from './all-orders-queries.ts'
import { parseAllOrdersFilter } from './order-filter.ts'
import { toOrder, toOrders } from './order-serializer.ts'
import { countOrders, findOrderById, findOrderLines, findOrders, type OrderReader, type OrderRow } from './queries.ts'

/** Returns a page of the orders that match an admin's filters, and how many there are in each tab. */
export async function listAllOrders(
  db: Database,
  query: Record<string, unknown>,
  userId: string,
): Promise<AllOrdersPage> {
  const paging = parsePagination(query, PAGE_SIZE.orders)
  const filter = parseAllOrdersFilter(query)
  const [page, counts] = await Promise.all([findAllOrders(db, filter, paging), countOrdersByTab(db, filter)])
  const info = toPageInfo(counts[filter.tab], paging)
  return { ...(await toOrderPage(db, page, { userId, scope: 'all' }, info)), counts }
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
