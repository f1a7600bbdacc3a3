import { ROLE_ADMIN, type ROLE_MEMBER } from '@whirligig/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'

/** Returns the admins, oldest account first. */
export async function listAdmins(db: Database) {
  const { email, firstName, lastName, provider, createdAt } = users
  return db
    .select({ email, firstName, lastName, provider, createdAt })
    .from(users)
    .where(eq(users.role, ROLE_ADMIN))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** Finds the account of an email and locks it until the transaction ends. */
export async function lockByEmail(tx: Database, email: string) {
  const { id, role, provider, createdAt } = users
  const [user] = await tx
    .select({ id, role, provider, createdAt, email: users.email })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('update')
  return user
}

/** Changes the role of an account. @returns false if the account does not have the role `from` */
export async function changeRole(
  tx: Database,
  id: string,
  { from, to }: Record<'from' | 'to', typeof ROLE_MEMBER | typeof ROLE_ADMIN>,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ role: to })
    .where(and(eq(users.id, id), eq(users.role, from)))
    .returning({ id: users.id })
  return changed.length === 1
}

/** Inserts an admin account. @returns its id */
export async function insertAdmin(tx: Database, admin: typeof users.$inferInsert): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({ ...admin, role: ROLE_ADMIN })
    .returning({ id: users.id })
  if (!user) throw new Error('The insert returned no row.')
  return user.id
}
