import type { RegisterInput } from '@whirligig/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'

/** Finds the account of an email, ignoring case. */
export async function findByEmail(db: Database, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
  return user
}

type NewMember = Pick<RegisterInput, 'email' | 'firstName' | 'lastName'> & { passwordHash: string; createdAt: Date }

/** Inserts a member. Rejects with a violation of `users_email_unique` if the email is taken. */
export async function insertMember(tx: Database, member: NewMember) {
  const [user] = await tx.insert(users).values(member).returning()
  if (!user) throw new Error('The insert returned no row.')
  return user
}
