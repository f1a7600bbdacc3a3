import { ROLE_ADMIN, ROLE_MERCHANT } from '@whirligig/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { contactMessages, merchants, orderLines, orders, reviews, users } from '../../db/schema/index.ts'

/** Someone of staff who wants mails, and the numbers of what is new since the last one. */
export type StaffNews = {
  id: string
  email: string
  firstName: string
  isAdmin: boolean
  orders: number
  /** The last three are 0 for merchants. */
  reviews: number
  applications: number
  messages: number
}

const isAdmin = sql<boolean>`${users.role} = ${ROLE_ADMIN}`

/**
 * Locks the users who are due for a mail until the transaction ends and counts what is new for each since the last one: orders
 * (of a merchant's own brand), and the reviews, applications and contact messages that nobody has answered since. Servers that
 * ask at the same time get different users.
 *
 * @param until what is newer waits for the next mail
 */
export async function lockStaffNews(
  tx: Database,
  { dueBefore, until, limit }: { dueBefore: Date; until: Date; limit: number },
): Promise<StaffNews[]> {
  const isNew = (createdAt: AnyPgColumn) => and(gt(createdAt, users.staffMailedUntil), lte(createdAt, until))
  const countForAdmins = (table: PgTable, where: SQL | undefined) =>
    sql<number>`case when ${isAdmin} then (select count(*) from ${table} where ${where}) else 0 end`.mapWith(Number)
  const allOrders = sql`select count(*) from ${orders} where ${isNew(orders.createdAt)}`
  const ownOrders = sql`select count(*) from ${orders} where ${isNew(orders.createdAt)} and exists (
    select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.brandId} = ${merchants.brandId})`
  return tx
    .select({
      id: users.id,
      email: sql<string>`${users.email}`,
      firstName: users.firstName,
      isAdmin,
      orders: sql<number>`case when ${isAdmin} then (${allOrders}) else (${ownOrders}) end`.mapWith(Number),
      // Literals, so that PostgreSQL can use the partial indexes of pending rows.
      reviews: countForAdmins(reviews, and(sql`${reviews.status} = 'Waiting Approval'`, isNew(reviews.createdAt))),
      applications: countForAdmins(
        merchants,
        and(sql`${merchants.status} = 'Waiting Approval'`, isNew(merchants.createdAt)),
      ),
      messages: countForAdmins(
        contactMessages,
        and(isNull(contactMessages.answeredAt), isNew(contactMessages.createdAt)),
      ),
    })
    .from(users)
    .leftJoin(merchants, and(eq(merchants.id, users.merchantId), eq(merchants.isActive, true)))
    .where(
      and(
        lte(users.staffMailedUntil, dueBefore),
        inArray(users.role, [ROLE_ADMIN, ROLE_MERCHANT]),
        isNull(users.disabledAt),
        isNotNull(users.email),
      ),
    )
    .orderBy(asc(users.staffMailedUntil), asc(users.id))
    .limit(limit)
    .for('no key update', { of: users, skipLocked: true })
}

/** Remembers that the users know what is new until then. */
export async function markMailed(tx: Database, ids: readonly string[], until: Date): Promise<void> {
  await tx
    .update(users)
    .set({ staffMailedUntil: until })
    .where(inArray(users.id, [...ids]))
}
