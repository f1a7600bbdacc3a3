import type { OrderFilter } from '@whirligig/contract'
import { and, asc, countDistinct, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderLines, orders, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { type BrandOrdersFilter, matchesBrandSearch } from './order-filter.ts'
import { isCustomer, type OrderLineRow, type OrderRow, orderColumns } from './queries.ts'

const isOpen = inArray(orderLines.status, ['Not processed', 'Processing'])

type BrandOrders = Pick<BrandOrdersFilter, 'search' | 'ids'>

/** The condition that a line is of a brand, and of an order that matches the search and the ids. */
const isOfBrand = (brandId: string, { search, ids }: BrandOrders): SQL | undefined =>
  and(
    eq(orderLines.brandId, brandId),
    search === '' ? undefined : matchesBrandSearch(brandId, search),
    ids === null ? undefined : inArray(orderLines.orderId, [...ids]),
  )

/**
 * Returns a page of the orders of a brand, by date: ids sort by the time when they were created. Without a search, the index
 * `order_lines_brand` has all that finding them reads.
 */
export function findBrandOrders(
  db: Database,
  brandId: string,
  { filter, sort, ...found }: BrandOrdersFilter,
  { limit, offset }: Pagination,
): Promise<OrderRow[]> {
  const direction = sort === 'oldest' ? asc : desc
  const page = db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(isOfBrand(brandId, found), filter === 'to_ship' ? isOpen : undefined))
    .orderBy(direction(orderLines.orderId))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select(orderColumns)
    .from(page)
    .innerJoin(orders, eq(orders.id, page.id))
    .leftJoin(users, isCustomer)
    .orderBy(direction(orders.id))
}

/** Counts the orders of a brand that match the search and the ids, for each filter. */
export async function countBrandOrders(
  db: Database,
  brandId: string,
  found: BrandOrders,
): Promise<Record<OrderFilter, number>> {
  const [row] = await db
    .select({
      all: countDistinct(orderLines.orderId),
      to_ship: sql<number>`count(distinct ${orderLines.orderId}) filter (where ${isOpen})`.mapWith(Number),
    })
    .from(orderLines)
    .where(isOfBrand(brandId, found))
  return row ?? { all: 0, to_ship: 0 }
}

/** Returns the lines of a brand in orders, in the order of their carts. */
export function findBrandLines(db: Database, brandId: string, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.brandId, brandId)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}
