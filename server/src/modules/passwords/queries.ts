import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { mails, passwordResets, users } from '../../db/schema/index.ts'
import type { Mail } from '../../mail/mail-queue.ts'

/** Keeps a reset link: the hash of its token, never the token. */
export async function insertReset(tx: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

/** Writes a mail and takes it back: the work of a mail without one. */
export async function simulateMail(tx: Database, mail: Mail, now: Date): Promise<void> {
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, createdAt: now, dueAt: now })
    .returning({ id: mails.id })
  if (row) await tx.delete(mails).where(eq(mails.id, row.id))
}

const usable = (now: Date) => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))

/** Whose link it is, while it works. */
export async function findResetUserId(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const [reset] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), usable(now)))
  return reset?.userId
}

/** Uses a link up. @returns whether it still worked */
export async function consumeReset(tx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), usable(now)))
    .returning({ id: passwordResets.id })
  return used.length === 1
}

/** Uses up all links of a user. */
export async function consumeAllResets(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), usable(now)))
}

/** An account with a password, until the transaction ends only ours to change. */
export async function lockAccount(tx: Database, userId: string) {
  const [account] = await tx
    .select({ email: users.email, firstName: users.firstName, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.provider, 'Email')))
    // Carts and orders that are written meanwhile only point at the account: they need not wait.
    .for('no key update')
  return account
}

/** @returns undefined for an account of another provider, or none */
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
