import type { DeliveryAddress } from '@whirligig/contract'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { addresses, orderLines, orders, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'

/** Which orders a call may access: one user's, those with a line of a brand, or all (for an admin). */
export type OrderScope = { userId: string } | { brandId: string } | 'all'

/** The current user, and the orders they may read. */
export type OrderReader = { userId: string; scope: OrderScope }

function isInScope(scope: OrderScope): SQL | undefined {
  if (scope === 'all') return undefined
  if ('userId' in scope) return eq(orders.userId, scope.userId)
  const ofBrand = and(eq(orderLines.orderId, orders.id), eq(orderLines.brandId, scope.brandId))
  return sql`exists (select from ${orderLines} where ${ofBrand})`
}

export type OrderRow = {
  id: string
  /** Null when the account is deleted. */
  userId: string | null
  cartId: string
  createdAt: Date
  deliveryAddress: DeliveryAddress | null
  /** Null when the account is deleted. */
  customerName: string | null
  /** Null when the account is deleted. */
  customerFirstName: string | null
  /** Null when the account is deleted or has no email. */
  customerEmail: string | null
}

/** With `isCustomer` as the condition of a left join with the users. */
export const orderColumns = {
  id: orders.id,
  userId: orders.userId,
  cartId: orders.cartId,
  createdAt: orders.createdAt,
  deliveryAddress: orders.deliveryAddress,
  customerName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  customerFirstName: users.firstName,
  customerEmail: users.email,
}

export const isCustomer = eq(users.id, orders.userId)

/** Returns a page of orders, newest first. */
export function findOrders(db: Database, scope: OrderScope, { limit, offset }: Pagination): Promise<OrderRow[]> {
  return db
    .select(orderColumns)
    .from(orders)
    .leftJoin(users, isCustomer)
    .where(isInScope(scope))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
}

export async function countOrders(db: Database, scope: OrderScope): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders).where(isInScope(scope))
  return row?.n ?? 0
}

export async function findOrderById(db: Database, id: string, scope: OrderScope): Promise<OrderRow | undefined> {
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .leftJoin(users, isCustomer)
    .where(and(eq(orders.id, id), isInScope(scope)))
  return row
}

/**
 * Locks an order until the transaction ends. All changes of an order and its lines take this lock.
 *
 * @param key.cartId must match too, if it is given
 * @returns undefined when the scope has no such order
 */
export async function lockOrder(
  tx: Database,
  key: { id: string; cartId?: string },
  scope: OrderScope,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select(orderColumns)
    .from(orders)
    .leftJoin(users, isCustomer)
    .where(
      and(
        eq(orders.id, key.id),
        key.cartId === undefined ? undefined : eq(orders.cartId, key.cartId),
        isInScope(scope),
      ),
    )
    .for('update', { of: orders })
  return row
}

export type OrderLineRow = typeof orderLines.$inferSelect

/** Returns the lines of orders, in the order of their carts. */
export function findOrderLines(db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

const addressColumns = {
  address: addresses.address,
  city: addresses.city,
  state: addresses.state,
  country: addresses.country,
  zipCode: addresses.zipCode,
}

/** Finds an address of the user. */
export async function findOwnAddress(db: Database, id: string, userId: string): Promise<DeliveryAddress | undefined> {
  const [row] = await db
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return row
}

export async function setDeliveryAddress(tx: Database, orderId: string, deliveryAddress: DeliveryAddress) {
  await tx.update(orders).set({ deliveryAddress }).where(eq(orders.id, orderId))
}

export async function setLineStatus(
  tx: Database,
  lineIds: readonly string[],
  status: OrderLineRow['status'],
): Promise<void> {
  await tx
    .update(orderLines)
    .set({ status })
    .where(inArray(orderLines.id, [...lineIds]))
}

/** Marks lines as cancelled, with their stock returned. */
export async function markCancelled(tx: Database, lineIds: readonly string[]): Promise<void> {
  await tx
    .update(orderLines)
    .set({ status: 'Cancelled', stockReturned: true })
    .where(inArray(orderLines.id, [...lineIds]))
}
