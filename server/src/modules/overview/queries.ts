import { APPROVAL_STATUSES, OVERVIEW } from '@whirligig/contract'
import { and, asc, count, desc, eq, gte, isNotNull, lte, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { merchants, orderLines, orders, products, reviews } from '../../db/schema/index.ts'
import { type StaffScope, theirProducts } from '../products/staff-scope.ts'

const [WAITING] = APPROVAL_STATUSES
const paidCents = sql`${orderLines.priceCents} * ${orderLines.quantity}`
const isPaid = ne(orderLines.status, 'Cancelled')

/**
 * The condition that a line is theirs and of an order since then. The orders are found by `orders_newest`, their lines by
 * `order_lines_position`, so that what it costs follows from the window and not from how old the shop is: as a join,
 * PostgreSQL reads every line there is.
 */
function countedLines(db: Database, scope: StaffScope, since: Date): SQL {
  const window = db.select({ id: orders.id }).from(orders).where(gte(orders.createdAt, since))
  const inWindow = sql`${orderLines.orderId} = any(array${window})`
  const theirs = theirProducts(scope)
  if (theirs === undefined) return inWindow
  const toys = db.select({ id: products.id }).from(products).where(theirs)
  return sql`${inWindow} and ${orderLines.productId} in ${toys}`
}

/** Days with sales, in no order. */
export function salesByDay(db: Database, scope: StaffScope, since: Date) {
  const paid = db
    .select({ orderId: orderLines.orderId, cents: sum(paidCents).as('cents') })
    .from(orderLines)
    .where(and(countedLines(db, scope, since), isPaid))
    .groupBy(orderLines.orderId)
    .as('paid')
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, cents: sum(paid.cents).mapWith(Number), orders: count() })
    .from(paid)
    .innerJoin(orders, eq(orders.id, paid.orderId))
    .groupBy(day)
}

/** How many orders stand where, by the first of their lines. */
export function ordersByStatus(db: Database, scope: StaffScope, since: Date) {
  const first = db
    .selectDistinctOn([orderLines.orderId], { status: orderLines.status })
    .from(orderLines)
    .where(countedLines(db, scope, since))
    .orderBy(orderLines.orderId, orderLines.position)
    .as('first')
  return db.select({ status: first.status, orders: count() }).from(first).groupBy(first.status)
}

const shown = { id: products.id, name: products.name, slug: products.slug, pictureHash: products.pictureHash }

/** The toys of which most pieces were sold, those that brought more before others. */
export function bestSellers(db: Database, scope: StaffScope, since: Date) {
  const sold = db
    .select({
      productId: orderLines.productId,
      pieces: sum(orderLines.quantity).mapWith(Number).as('pieces'),
      cents: sum(paidCents).mapWith(Number).as('cents'),
    })
    .from(orderLines)
    .where(and(countedLines(db, scope, since), isPaid, isNotNull(orderLines.productId)))
    .groupBy(orderLines.productId)
    .orderBy(desc(sql`pieces`), desc(sql`cents`), asc(orderLines.productId))
    .limit(OVERVIEW.rows)
    .as('sold')
  return db
    .select({ ...shown, sold: sold.pieces, cents: sold.cents })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .orderBy(desc(sold.pieces), desc(sold.cents), asc(products.id))
}

/**
 * Their active toys with the fewest pieces left, each with how many such there are. For admins it reads all toys: an index
 * on the stock would make every order write all the indexes of its toys (PostgreSQL updates a row in place only while no
 * indexed column changes).
 */
export function lowStock(db: Database, scope: StaffScope) {
  return db
    .select({ ...shown, stock: products.stock, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(products)
    .where(and(eq(products.isActive, true), lte(products.stock, OVERVIEW.lowStock), theirProducts(scope)))
    .orderBy(asc(products.stock), asc(products.name), asc(products.id))
    .limit(OVERVIEW.rows)
}

// Said in the statement, not beside it: only so is it certain that the index of what waits serves.
const isWaiting = (status: AnyPgColumn) => sql`${status} = ${sql.raw(`'${WAITING}'`)}`

export const reviewsWaiting = (db: Database) => db.select({ n: count() }).from(reviews).where(isWaiting(reviews.status))

export const applicationsWaiting = (db: Database) =>
  db.select({ n: count() }).from(merchants).where(isWaiting(merchants.status))

/** What waits for an admin. */
export async function waitingForAdmins(db: Database): Promise<{ reviews: number; applications: number }> {
  const { rows } = await db.execute<{ reviews: string; applications: string }>(
    sql`select ${reviewsWaiting(db)} as reviews, ${applicationsWaiting(db)} as applications`,
  )
  return { reviews: Number(rows[0]?.reviews), applications: Number(rows[0]?.applications) }
}
