import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderLines, orders, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { isCustomer, type OrderRow, orderColumns } from './queries.ts'

/** The orders with a line to ship, each once. Literals, so that PostgreSQL can use a partial index of such lines. */
const selectOrderIds = (db: Database) =>
  db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(sql`${orderLines.status} in ('Not processed', 'Processing')`)

/** Returns a page of the orders with a line to ship, newest first: ids sort by the time when they were created. */
export function findOrdersToShip(db: Database, { limit, offset }: Pagination): Promise<OrderRow[]> {
  const page = selectOrderIds(db).orderBy(desc(orderLines.orderId)).limit(limit).offset(offset).as('page')
  return db
    .select(orderColumns)
    .from(page)
    .innerJoin(orders, eq(orders.id, page.id))
    .leftJoin(users, isCustomer)
    .orderBy(desc(orders.id))
}

export async function countOrdersToShip(db: Database): Promise<number> {
  const found = selectOrderIds(db).as('found')
  const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(found)
  return row?.n ?? 0
}
