import type { RegisterInput } from '@whirligig/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'

/** The account of an email address, in whatever case it is written. */
export async function findByEmail(db: Database, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
  return user
}

type NewMember = Pick<RegisterInput, 'email' | 'firstName' | 'lastName'> & { passwordHash: string; createdAt: Date }

/** Adds a member. Rejects with the violation of `users_email_unique` when the email is taken. */
export async function insertMember(tx: Database, member: NewMember) {
  const [user] = await tx.insert(users).values(member).returning()
  if (!user) throw new Error('An insert answers its row.')
  return user
}
