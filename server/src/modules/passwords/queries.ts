import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { mails, passwordResets, users } from '../../db/schema/index.ts'
import type { Mail } from '../../mail/mail-queue.ts'

/** Inserts a reset link. Only the hash of the token is stored. */
export async function insertReset(tx: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

/** Inserts a mail and deletes it again, so that no mail takes the same time as a mail. */
export async function simulateMail(tx: Database, mail: Mail, now: Date): Promise<void> {
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, createdAt: now, dueAt: now })
    .returning({ id: mails.id })
  if (row) await tx.delete(mails).where(eq(mails.id, row.id))
}

const isUsable = (now: Date) => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))

/** The user of a reset link, or undefined if the link is used, expired or unknown. */
export async function findResetUserId(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const [reset] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), isUsable(now)))
  return reset?.userId
}

/** Marks a link as used. @returns false if it is used, expired or unknown */
export async function consumeReset(tx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isUsable(now)))
    .returning({ id: passwordResets.id })
  return used.length === 1
}

/** Marks all links of a user as used. */
export async function consumeAllResets(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isUsable(now)))
}

/** Finds an account with a password and locks it until the transaction ends. */
export async function lockAccount(tx: Database, userId: string) {
  const [account] = await tx
    .select({ email: users.email, firstName: users.firstName, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.provider, 'Email')))
    // A weaker lock than `for update`: concurrent inserts that reference the account need not wait.
    .for('no key update')
  return account
}

/** @returns undefined if there is no such account, or if it belongs to an external provider */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null | undefined> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.provider, 'Email')))
  return account?.passwordHash
}

export async function setPassword(tx: Database, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
