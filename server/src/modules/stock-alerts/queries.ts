import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products, stockAlerts, users } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import { onSale } from '../products/on-sale.ts'

const isWaiting = isNull(stockAlerts.notifiedAt)
const hasEmail = (email: string | SQL): SQL => sql`lower(${stockAlerts.email}) = lower(${email})`

/**
 * Reads the stock of a product on sale and locks the product until the transaction ends, so that no restock can happen
 * meanwhile.
 *
 * @returns undefined when no such product is on sale
 */
export async function lockStock(tx: Database, productId: string): Promise<number | undefined> {
  const [product] = await tx
    .select({ stock: products.stock })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(onSale, eq(products.id, productId)))
    .for('share', { of: products })
  return product?.stock
}

/** Counts the products that an email waits for. */
export const countWaiting = (tx: Database, email: string): Promise<number> =>
  tx.$count(stockAlerts, and(isWaiting, hasEmail(email)))

type NewAlert = Pick<typeof stockAlerts.$inferInsert, 'productId' | 'userId' | 'email' | 'stopToken' | 'createdAt'>

/** Inserts a request, unless the email already waits for the product. A guest's request becomes that of the user. */
export async function insertAlert(tx: Database, alert: NewAlert): Promise<void> {
  const { productId, userId, email } = alert
  const inserted = await tx.insert(stockAlerts).values(alert).onConflictDoNothing().returning({ id: stockAlerts.id })
  if (inserted.length > 0 || userId === null) return
  await tx
    .update(stockAlerts)
    .set({ userId })
    .where(and(isWaiting, eq(stockAlerts.productId, productId), hasEmail(email), isNull(stockAlerts.userId)))
}

/** Returns the ids of the products that a user waits for, the oldest request first. */
export async function findWaitingProducts(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: stockAlerts.productId })
    .from(stockAlerts)
    .where(and(isWaiting, eq(stockAlerts.userId, userId)))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
  return rows.map(({ productId }) => productId)
}

/** Deletes a user's waiting request for a product, if there is one. */
export async function deleteAlert(db: Database, userId: string, productId: string): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(and(isWaiting, eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)))
}

/** Deletes all requests of the email that a mailed token belongs to. @returns false if the token is unknown */
export async function deleteAlertsByToken(db: Database, stopToken: string): Promise<boolean> {
  const owner = sql`(select email from ${stockAlerts} as owner where owner.stop_token = ${stopToken})`
  const deleted = await db.delete(stockAlerts).where(hasEmail(owner)).returning({ id: stockAlerts.id })
  return deleted.length > 0
}

/**
 * Locks waiting requests for products that are on sale and in stock, the oldest first. Requests that another transaction
 * has just answered are left out.
 *
 * @param productIds undefined for all products
 */
export function lockDueAlerts(tx: Database, productIds: readonly string[] | undefined, limit: number) {
  const ofProducts = productIds && sql`${stockAlerts.productId} in ${uuidList(productIds)}`
  return tx
    .select({
      id: stockAlerts.id,
      email: stockAlerts.email,
      stopToken: stockAlerts.stopToken,
      firstName: users.firstName,
      product: { name: products.name, slug: products.slug },
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(users, eq(users.id, stockAlerts.userId))
    .where(and(isWaiting, ofProducts, gt(products.stock, 0), onSale))
    .orderBy(asc(stockAlerts.id))
    .limit(limit)
    .for('update', { of: stockAlerts })
}
export type DueAlert = Awaited<ReturnType<typeof lockDueAlerts>>[number]

/** Marks locked requests as answered. */
export async function markNotified(tx: Database, alerts: readonly DueAlert[], now: Date): Promise<void> {
  const ids = alerts.map(({ id }) => id)
  await tx.update(stockAlerts).set({ notifiedAt: now }).where(inArray(stockAlerts.id, ids))
}
