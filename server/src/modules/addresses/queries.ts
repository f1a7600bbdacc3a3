import type { Address } from '@whirligig/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { addresses, users } from '../../db/schema/index.ts'

const columns = {
  _id: addresses.id,
  address: addresses.address,
  city: addresses.city,
  state: addresses.state,
  country: addresses.country,
  zipCode: addresses.zipCode,
  isDefault: addresses.isDefault,
}

const isOwn = (id: string, userId: string) => and(eq(addresses.id, id), eq(addresses.userId, userId))

/** The user's addresses: the default first, then the oldest first. */
export function findAddresses(db: Database, userId: string): Promise<Address[]> {
  return db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
}

export async function findAddress(db: Database, id: string, userId: string): Promise<Address | undefined> {
  const [row] = await db.select(columns).from(addresses).where(isOwn(id, userId))
  return row
}

/**
 * Serializes changes of a user's addresses, so that two addresses never become the default. The lock on the user is weaker
 * than `for update`: concurrent inserts that reference the user need not wait.
 */
export async function lockAddressBook(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function clearDefault(tx: Database, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}

export async function insertAddress(
  tx: Database,
  address: Omit<Address, '_id'> & { userId: string; createdAt: Date },
): Promise<Address> {
  const [row] = await tx.insert(addresses).values(address).returning(columns)
  if (!row) throw new Error('The insert returned no row.')
  return row
}

/** @returns false if the user has no such address */
export async function updateAddress(
  tx: Database,
  id: string,
  userId: string,
  change: Partial<Omit<Address, '_id'>>,
): Promise<boolean> {
  const rows = await tx.update(addresses).set(change).where(isOwn(id, userId)).returning({ id: addresses.id })
  return rows.length > 0
}

/** @returns whether the deleted address was the default; undefined if the user has no such address */
export async function deleteAddress(tx: Database, id: string, userId: string): Promise<boolean | undefined> {
  const [row] = await tx.delete(addresses).where(isOwn(id, userId)).returning({ isDefault: addresses.isDefault })
  return row?.isDefault
}

/** Makes the user's newest address the default. Call it while none is. */
export async function makeNewestDefault(tx: Database, userId: string): Promise<void> {
  const newest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1)
  await tx.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, newest))
}
