import { type AllOrderSort, ORDER_STATUSES, type OrderStatus, type OrderTab, TAB_STATUSES } from '@whirligig/contract'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { comesAfter } from '../../db/comes-after.ts'
import type { Database } from '../../db/database.ts'
import { orders, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { type AllOrdersFilter, isInTab, matchesFilter } from './order-filter.ts'
import { isCustomer, type OrderRow, orderColumns } from './queries.ts'

const selectOrders = (db: Database) =>
  db
    .select({ ...orderColumns, status: orders.status, totalCents: orders.totalCents })
    .from(orders)
    .leftJoin(users, isCustomer)

const BY_DATE = [orders.createdAt, orders.id] as const
const BY_TOTAL = [orders.totalCents, ...BY_DATE] as const

/** The columns that sort the list, together unique, all in one direction. Each of them has an index. */
const SORTS = {
  newest: { columns: BY_DATE, direction: desc },
  oldest: { columns: BY_DATE, direction: asc },
  'total-high': { columns: BY_TOTAL, direction: desc },
  'total-low': { columns: BY_TOTAL, direction: asc },
} as const satisfies Record<AllOrderSort, unknown>

const toSortOrder = ({ sort }: AllOrdersFilter): SQL[] => SORTS[sort].columns.map(SORTS[sort].direction)

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

const NOT_DELIVERED = ORDER_STATUSES.filter((status) => status !== 'Delivered')

/**
 * Counts the orders in each tab that match the other filters. Most orders are delivered: they are counted as all without the others,
 * because grouping all orders takes three times as long as counting them.
 */
export async function countOrdersByTab(db: Database, filter: AllOrdersFilter): Promise<Record<OrderTab, number>> {
  const matches = matchesFilter(filter)
  const notDelivered = and(matches, inArray(orders.status, NOT_DELIVERED))
  // One statement, so that both parts count the same orders.
  const rows = await unionAll(
    db
      .select({ status: sql<OrderStatus | null>`null`.as('status'), n: count() })
      .from(orders)
      .where(matches),
    db.select({ status: orders.status, n: count() }).from(orders).where(notDelivered).groupBy(orders.status),
  )
  const byStatus = new Map(rows.map(({ status, n }) => [status, n]))
  const sum = (statuses: readonly OrderStatus[]) => statuses.reduce((n, status) => n + (byStatus.get(status) ?? 0), 0)
  const all = byStatus.get(null) ?? 0
  byStatus.set('Delivered', all - sum(NOT_DELIVERED))
  const countTab = (tab: OrderTab) => sum(TAB_STATUSES[tab] ?? ORDER_STATUSES)
  return {
    all,
    open: countTab('open'),
    to_ship: countTab('to_ship'),
    shipped: countTab('shipped'),
    delivered: countTab('delivered'),
    cancelled: countTab('cancelled'),
  }
}

export type ExportedOrderRow = OrderRow & Pick<typeof orders.$inferSelect, 'status' | 'totalCents'>

/** The condition that an order comes after another one in the list. */
function isAfter({ sort }: AllOrdersFilter, { totalCents, createdAt, id }: ExportedOrderRow): SQL {
  const { columns, direction } = SORTS[sort]
  const values = [createdAt.toISOString(), id]
  return comesAfter(columns, direction, columns === BY_TOTAL ? [totalCents, ...values] : values)
}

/** Returns the next orders that match the filters after an order, in the order of the list. */
export function findOrdersAfter(
  db: Database,
  filter: AllOrdersFilter,
  after: ExportedOrderRow | undefined,
  limit: number,
): Promise<ExportedOrderRow[]> {
  return selectOrders(db)
    .where(and(matchesFilter(filter), isInTab(filter.tab), after && isAfter(filter, after)))
    .orderBy(...toSortOrder(filter))
    .limit(limit)
}
