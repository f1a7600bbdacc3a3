import { maxOrderQuantity, type SharedCart, type SharedCartInput, toDollars } from '@whirligig/contract'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { sessions, sharedCarts } from '../../db/schema/index.ts'
import { mergeLines } from './cart-lines.ts'
import { findCartProducts } from './queries.ts'

/** Stores what a session has in its cart, for staff. An empty cart deletes it. A session that has ended stores nothing. */
export async function shareCart(db: Database, sessionId: string, input: SharedCartInput, now: Date): Promise<void> {
  const lines = mergeLines(input.filter(({ product }) => isId(product)))
  if (lines.length === 0) {
    await db.delete(sharedCarts).where(eq(sharedCarts.sessionId, sessionId))
    return
  }
  const cart = db
    .select({
      sessionId: sessions.id,
      lines: sql`${JSON.stringify(lines)}::jsonb`.as('lines'),
      updatedAt: sql`${now.toISOString()}::timestamptz`.as('updated_at'),
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('key share')
  await db
    .insert(sharedCarts)
    .select(cart)
    .onConflictDoUpdate({
      target: sharedCarts.sessionId,
      set: { lines: sql`excluded.lines`, updatedAt: sql`excluded.updated_at` },
    })
}

/** Returns the cart that a user has shown last, in a session that has not ended; null if there is none. */
export async function findSharedCart(db: Database, userId: string, now: Date): Promise<SharedCart | null> {
  const [cart] = await db
    .select({ lines: sharedCarts.lines, updatedAt: sharedCarts.updatedAt })
    .from(sharedCarts)
    .innerJoin(sessions, eq(sessions.id, sharedCarts.sessionId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sharedCarts.updatedAt), desc(sharedCarts.sessionId))
    .limit(1)
  if (!cart) return null
  const found = await findCartProducts(
    db,
    cart.lines.map(({ product }) => product),
  )
  const byId = new Map(found.map((product) => [product.id, product]))
  const items = cart.lines.flatMap(({ product: id, quantity }) => {
    const product = byId.get(id)
    if (!product) return []
    const { name, slug, priceCents, stock, onSale } = product
    return {
      name,
      slug,
      quantity,
      cents: priceCents * quantity,
      isAvailable: onSale && quantity <= maxOrderQuantity(stock),
    }
  })
  const total = items.reduce((sum, { cents, isAvailable }) => sum + (isAvailable ? cents : 0), 0)
  return {
    updated: cart.updatedAt.toISOString(),
    items: items.map(({ cents, ...item }) => ({ ...item, totalPrice: toDollars(cents) })),
    total: toDollars(total),
  }
}
