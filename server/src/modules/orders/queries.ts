import type { DeliveryAddress } from '@whirligig/contract'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { addresses, orderLines, orders } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import type { FrozenLine } from './order-lines.ts'

/** Whose orders are meant: one user's, or everyone's (an admin asks). */
export type Whose = { userId: string } | 'everyone'

const ownedBy = (whose: Whose) => (whose === 'everyone' ? undefined : eq(orders.userId, whose.userId))

export type OrderRow = {
  id: string
  /** Null once the account is gone. */
  userId: string | null
  cartId: string
  createdAt: Date
  deliveryAddress: DeliveryAddress | null
}

const orderColumns = {
  id: orders.id,
  userId: orders.userId,
  cartId: orders.cartId,
  createdAt: orders.createdAt,
  deliveryAddress: orders.deliveryAddress,
}

/** A page of orders, the newest first. */
export function pageOfOrders(db: Database, whose: Whose, { limit, offset }: Pagination): Promise<OrderRow[]> {
  return db
    .select(orderColumns)
    .from(orders)
    .where(ownedBy(whose))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
}

export async function countOrders(db: Database, whose: Whose): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders).where(ownedBy(whose))
  return row?.n ?? 0
}

export async function orderById(db: Database, id: string, whose: Whose): Promise<OrderRow | undefined> {
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(whose)))
  return row
}

/**
 * Locks an order, and with it what happens to its lines: cancelling, delivering and a new address wait for each other.
 *
 * @param cartId asked for as well where the caller names it.
 */
export async function lockOrder(
  tx: Database,
  key: { id: string; cartId?: string },
  whose: Whose,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select(orderColumns)
    .from(orders)
    .where(
      and(eq(orders.id, key.id), key.cartId === undefined ? undefined : eq(orders.cartId, key.cartId), ownedBy(whose)),
    )
    .for('update')
  return row
}

/** The order placed from a cart, if there is one. */
export async function orderOfCart(db: Database, cartId: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cartId))
  return row
}

export type OrderLineRow = typeof orderLines.$inferSelect

/** The lines of orders, each order's as its buyer had them. */
export function linesOfOrders(db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

/** Saves an order with its lines; answers its id. */
export async function insertOrder(
  tx: Database,
  order: { userId: string; cartId: string; createdAt: Date; deliveryAddress: DeliveryAddress | null },
  lines: readonly FrozenLine[],
): Promise<string> {
  const [made] = await tx.insert(orders).values(order).returning({ id: orders.id })
  if (!made) throw new Error('An insert answers its row.')
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: made.id, position })))
  return made.id
}

const addressColumns = {
  address: addresses.address,
  city: addresses.city,
  state: addresses.state,
  country: addresses.country,
  zipCode: addresses.zipCode,
}

/** Where the user's orders go unless they say otherwise. */
export async function defaultAddress(db: Database, userId: string): Promise<DeliveryAddress | null> {
  const [row] = await db
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
  return row ?? null
}

/** One of the user's own addresses. */
export async function ownAddress(db: Database, id: string, userId: string): Promise<DeliveryAddress | undefined> {
  const [row] = await db
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return row
}

export async function setDeliveryAddress(tx: Database, orderId: string, deliveryAddress: DeliveryAddress) {
  await tx.update(orders).set({ deliveryAddress }).where(eq(orders.id, orderId))
}

export async function setLineStatus(tx: Database, lineId: string, status: OrderLineRow['status']): Promise<void> {
  await tx.update(orderLines).set({ status }).where(eq(orderLines.id, lineId))
}

/** Marks lines cancelled for good, their pieces given back. */
export async function markCancelled(tx: Database, lineIds: readonly string[]): Promise<void> {
  await tx
    .update(orderLines)
    .set({ status: 'Cancelled', stockReturned: true })
    .where(inArray(orderLines.id, [...lineIds]))
}
