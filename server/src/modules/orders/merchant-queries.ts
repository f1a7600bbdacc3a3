import type { OrderFilter } from '@whirligig/contract'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderLines, orders, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { isCustomer, type OrderLineRow, type OrderRow, orderColumns } from './queries.ts'

/** The orders with a line of a brand, each once. The index `order_lines_brand` has all that this reads. */
function selectOrderIds(db: Database, brandId: string, filter: OrderFilter) {
  const isToShip: SQL | undefined =
    filter === 'to_ship' ? inArray(orderLines.status, ['Not processed', 'Processing']) : undefined
  return db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.brandId, brandId), isToShip))
}

/** Returns a page of the orders of a brand, newest first: ids sort by the time when they were created. */
export function findBrandOrders(
  db: Database,
  brandId: string,
  filter: OrderFilter,
  { limit, offset }: Pagination,
): Promise<OrderRow[]> {
  const page = selectOrderIds(db, brandId, filter)
    .orderBy(desc(orderLines.orderId))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select(orderColumns)
    .from(page)
    .innerJoin(orders, eq(orders.id, page.id))
    .leftJoin(users, isCustomer)
    .orderBy(desc(orders.id))
}

export async function countBrandOrders(db: Database, brandId: string, filter: OrderFilter): Promise<number> {
  const found = selectOrderIds(db, brandId, filter).as('found')
  const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(found)
  return row?.n ?? 0
}

/** Returns the lines of a brand in orders, in the order of their carts. */
export function findBrandLines(db: Database, brandId: string, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.brandId, brandId)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}
