import { isAdmin, LATEST_OF_ACCOUNT, ROLE_ADMIN, type Role } from '@whirligig/contract'
import { and, asc, count, desc, eq, gt, max } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products, reviews, sessions, users, wishlist } from '../../db/schema/index.ts'

export async function hasAccount(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  return rows.length > 0
}

/** Counts the sessions of a user that have not expired, with the latest expiry. */
export async function summarizeSessions(db: Database, userId: string, now: Date) {
  const [row] = await db
    .select({ count: count(), expiresAt: max(sessions.expiresAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
  return { count: row?.count ?? 0, expiresAt: row?.expiresAt ?? null }
}

/** The latest reviews of a user, newest first. */
export const findLatestReviews = (db: Database, userId: string) =>
  db
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      title: reviews.title,
      rating: reviews.rating,
      status: reviews.status,
      product: { name: products.name, slug: products.slug },
    })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(LATEST_OF_ACCOUNT)

export async function countReviewsOfUser(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(reviews).where(eq(reviews.userId, userId))
  return row?.n ?? 0
}

/** The latest toys that a user wished for, newest first. */
export const findLatestWishes = (db: Database, userId: string) =>
  db
    .select({ name: products.name, slug: products.slug })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .where(eq(wishlist.userId, userId))
    .orderBy(desc(wishlist.createdAt), desc(wishlist.productId))
    .limit(LATEST_OF_ACCOUNT)

const columns = { id: users.id, role: users.role, disabledAt: users.disabledAt }
export type LockedAccount = { id: string; role: Role; disabledAt: Date | null }

/**
 * Locks an account until the transaction ends, and all admins if it is one, in the order of their ids.
 *
 * @returns undefined if there is no such account; `admins` is empty unless the account is an admin
 */
export async function lockAccountWithAdmins(
  tx: Database,
  id: string,
): Promise<{ account: LockedAccount; admins: LockedAccount[] } | undefined> {
  const [found] = await tx.select(columns).from(users).where(eq(users.id, id))
  if (found && isAdmin(found)) {
    const admins = await tx
      .select(columns)
      .from(users)
      .where(eq(users.role, ROLE_ADMIN))
      .orderBy(asc(users.id))
      .for('update')
    const account = admins.find((admin) => admin.id === id)
    return account && { account, admins }
  }
  const [account] = await tx.select(columns).from(users).where(eq(users.id, id)).for('update')
  return account && { account, admins: [] }
}

export async function setDisabledAt(tx: Database, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(users).set({ disabledAt }).where(eq(users.id, id))
}
