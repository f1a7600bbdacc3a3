import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'

/** Who runs the shop, the first one first. */
export async function listAdmins(db: Database) {
  const { email, firstName, lastName, provider, createdAt } = users
  return db
    .select({ email, firstName, lastName, provider, createdAt })
    .from(users)
    .where(eq(users.role, 'ROLE ADMIN'))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** The account of an address, until the transaction ends only ours to change. */
export async function lockByEmail(tx: Database, email: string) {
  const { id, role, provider, createdAt } = users
  const [user] = await tx
    .select({ id, role, provider, createdAt, email: users.email })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('update')
  return user
}

/** @returns whether the account had the role `from` until now */
export async function changeRole(
  tx: Database,
  id: string,
  { from, to }: Record<'from' | 'to', 'ROLE MEMBER' | 'ROLE ADMIN'>,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ role: to })
    .where(and(eq(users.id, id), eq(users.role, from)))
    .returning({ id: users.id })
  return changed.length === 1
}

/** Adds an admin who has no password that anybody knows. @returns the id */
export async function insertAdmin(tx: Database, admin: typeof users.$inferInsert): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({ ...admin, role: 'ROLE ADMIN' })
    .returning({ id: users.id })
  if (!user) throw new Error('An insert answers its row.')
  return user.id
}
