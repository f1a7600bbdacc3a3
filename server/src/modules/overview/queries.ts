import { type ApprovalStatus, ORDER_STATUSES, type OrderStatus, OVERVIEW, type StaffWork } from '@whirligig/contract'
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { contactMessages, merchants, orderLines, orders, products, reviews } from '../../db/schema/index.ts'
import { productsInScope, type StaffScope } from '../products/staff-scope.ts'

const PENDING: ApprovalStatus = 'Waiting Approval'
const paidCents = sql`${orderLines.priceCents} * ${orderLines.quantity}`
const isPaid = ne(orderLines.status, 'Cancelled')

/**
 * The condition that a line is in the scope and its order was placed since a date. The orders are found by the index
 * `orders_newest` and their lines by `order_lines_position`, so the cost depends on the number of recent orders only. With a
 * join, PostgreSQL would read all lines.
 */
function isLineInScope(db: Database, scope: StaffScope, since: Date): SQL {
  const window = db.select({ id: orders.id }).from(orders).where(gte(orders.createdAt, since))
  const inWindow = sql`${orderLines.orderId} = any(array${window})`
  return scope.all ? inWindow : sql`${inWindow} and ${isOwnLine(scope.brandId)}`
}

/** The condition that a line was sold by the brand. A deleted brand has none. */
const isOwnLine = (brandId: string | null): SQL => (brandId === null ? sql`false` : eq(orderLines.brandId, brandId))

/** Returns the days with sales, in no particular order. */
export function sumSalesByDay(db: Database, scope: StaffScope, since: Date) {
  const paid = db
    .select({ orderId: orderLines.orderId, cents: sum(paidCents).as('cents') })
    .from(orderLines)
    .where(and(isLineInScope(db, scope, since), isPaid))
    .groupBy(orderLines.orderId)
    .as('paid')
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, cents: sum(paid.cents).mapWith(Number), orders: count() })
    .from(paid)
    .innerJoin(orders, eq(orders.id, paid.orderId))
    .groupBy(day)
}

const statusArray = sql`array[${sql.join(
  ORDER_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}]::text[]`
const rank = sql`array_position(${statusArray}, ${orderLines.status})`
/** The rank of the line with the most left to do; cancelled lines come last. One that is begun counts as Processing. */
const orderRank = sql<number>`case when min(${rank}) = 1 and max(${rank}) filter (where ${isPaid}) > 1 then 2 else min(${rank}) end`

/**
 * Counts the orders by status. The status of an order follows all of its lines that are not cancelled: it is open until each is
 * shipped or delivered, and it is Processing when some lines are not processed and others are.
 */
export function countOrdersByStatus(db: Database, scope: StaffScope, since: Date) {
  const ranked = db
    .select({ rank: orderRank.as('rank') })
    .from(orderLines)
    .where(isLineInScope(db, scope, since))
    .groupBy(orderLines.orderId)
    .as('ranked')
  const status = sql<OrderStatus>`(${statusArray})[${ranked.rank}]`
  return db.select({ status, orders: count() }).from(ranked).groupBy(ranked.rank)
}

const productColumns = { id: products.id, name: products.name, slug: products.slug, pictureHash: products.pictureHash }

/** Returns the products with the highest sold quantity, then revenue. */
export function findBestSellers(db: Database, scope: StaffScope, since: Date) {
  const sold = db
    .select({
      productId: orderLines.productId,
      quantity: sum(orderLines.quantity).mapWith(Number).as('quantity'),
      cents: sum(paidCents).mapWith(Number).as('cents'),
    })
    .from(orderLines)
    .where(and(isLineInScope(db, scope, since), isPaid, isNotNull(orderLines.productId)))
    .groupBy(orderLines.productId)
    .orderBy(desc(sql`quantity`), desc(sql`cents`), asc(orderLines.productId))
    .limit(OVERVIEW.rows)
    .as('sold')
  return db
    .select({ ...productColumns, sold: sold.quantity, cents: sold.cents })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .orderBy(desc(sold.quantity), desc(sold.cents), asc(products.id))
}

/**
 * Returns the active products with the lowest stock, each with the count of all products that are low on stock. For admins it
 * reads all products: with an index on the stock, every order would update all indexes of its products, because PostgreSQL
 * updates a row in place only when no indexed column changes.
 */
export function findLowStock(db: Database, scope: StaffScope) {
  return db
    .select({ ...productColumns, stock: products.stock, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(products)
    .where(and(eq(products.isActive, true), lte(products.stock, OVERVIEW.lowStock), productsInScope(scope)))
    .orderBy(asc(products.stock), asc(products.name), asc(products.id))
    .limit(OVERVIEW.rows)
}

// A literal, not a parameter, so that PostgreSQL can use the partial index of pending rows.
const isPending = (status: AnyPgColumn) => sql`${status} = ${sql.raw(`'${PENDING}'`)}`

export const countPendingReviews = (db: Database) =>
  db.select({ n: count() }).from(reviews).where(isPending(reviews.status))

export const countPendingApplications = (db: Database) =>
  db.select({ n: count() }).from(merchants).where(isPending(merchants.status))

export const countOpenMessages = (db: Database) =>
  db.select({ n: count() }).from(contactMessages).where(isNull(contactMessages.answeredAt))

/**
 * Counts the orders, of any time, that have a line to ship. Literals, so that PostgreSQL can use the partial index
 * `order_lines_open`, which only has such lines.
 */
export const countOpenOrders = (db: Database, scope: StaffScope) =>
  db
    .select({ n: countDistinct(orderLines.orderId) })
    .from(orderLines)
    .where(
      and(
        sql`${orderLines.status} in ('Not processed', 'Processing')`,
        scope.all ? undefined : isOwnLine(scope.brandId),
      ),
    )

type WorkCounts = { open_orders: string; reviews: string; applications: string; messages: string }

/** Counts the orders to ship and, for admins, the reviews, applications and contact messages that wait for them. */
export async function countWork(db: Database, scope: StaffScope): Promise<StaffWork> {
  const { rows } = await db.execute<WorkCounts>(
    scope.all
      ? sql`select ${countOpenOrders(db, scope)} as open_orders, ${countPendingReviews(db)} as reviews, ${countPendingApplications(db)} as applications, ${countOpenMessages(db)} as messages`
      : sql`select ${countOpenOrders(db, scope)} as open_orders`,
  )
  const [row] = rows
  return {
    openOrders: Number(row?.open_orders),
    waiting: scope.all
      ? { reviews: Number(row?.reviews), applications: Number(row?.applications), messages: Number(row?.messages) }
      : null,
  }
}
