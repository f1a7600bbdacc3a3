import { type OrderTab, TAB_STATUSES } from '@whirligig/contract'
import { and, asc, count, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { type AllOrdersFilter, isInTab, matchesFilter } from './order-filter.ts'
import { isCustomer, type OrderRow, orderColumns } from './queries.ts'

const selectOrders = (db: Database) =>
  db
    .select({ ...orderColumns, status: orders.status })
    .from(orders)
    .leftJoin(users, isCustomer)

const toSortOrder = ({ sort }: AllOrdersFilter): SQL[] =>
  sort === 'oldest' ? [asc(orders.createdAt), asc(orders.id)] : [desc(orders.createdAt), desc(orders.id)]

/** Returns a page of the orders that match the filters. */
export function findAllOrders(
  db: Database,
  filter: AllOrdersFilter,
  { limit, offset }: Pagination,
): Promise<OrderRow[]> {
  // The subquery uses an index-only scan, so that skipped rows are not read.
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(matchesFilter(filter), isInTab(filter.tab)))
    .orderBy(...toSortOrder(filter))
    .limit(limit)
    .offset(offset)
    .as('page')
  return selectOrders(db)
    .innerJoin(page, eq(page.id, orders.id))
    .orderBy(...toSortOrder(filter))
}

/** Counts the orders in each tab that match the other filters. */
export async function countOrdersByTab(db: Database, filter: AllOrdersFilter): Promise<Record<OrderTab, number>> {
  const rows = await db
    .select({ status: orders.status, n: count() })
    .from(orders)
    .where(matchesFilter(filter))
    .groupBy(orders.status)
  const countTab = (tab: OrderTab) =>
    rows.reduce((sum, { status, n }) => sum + (TAB_STATUSES[tab]?.includes(status) === false ? 0 : n), 0)
  return {
    all: countTab('all'),
    open: countTab('open'),
    to_ship: countTab('to_ship'),
    shipped: countTab('shipped'),
    delivered: countTab('delivered'),
    cancelled: countTab('cancelled'),
  }
}

export type ExportedOrderRow = OrderRow & { status: (typeof orders.$inferSelect)['status'] }

/** Returns the next orders that match the filters after an order, in the order of the list. */
export function findOrdersAfter(
  db: Database,
  filter: AllOrdersFilter,
  after: Pick<OrderRow, 'id' | 'createdAt'> | undefined,
  limit: number,
): Promise<ExportedOrderRow[]> {
  const compare = filter.sort === 'oldest' ? gt : lt
  const isAfter =
    after &&
    or(
      compare(orders.createdAt, after.createdAt),
      and(eq(orders.createdAt, after.createdAt), compare(orders.id, after.id)),
    )
  return selectOrders(db)
    .where(and(matchesFilter(filter), isInTab(filter.tab), isAfter))
    .orderBy(...toSortOrder(filter))
    .limit(limit)
}
