import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { addMs, HOUR, MINUTE } from '../lib/clock.ts'

/** A mail that this process has taken to send it. */
export type Outgoing = typeof mails.$inferSelect

/** So often a mail is tried, over about 14 hours: a mail server that is down for a night loses nothing. */
export const ATTEMPTS = 20

/** A mail that was taken and neither sent nor given back, because the process died, is anybody's after this long. */
const LEASE = 10 * MINUTE

/** How long to wait after so many failures: 1, 2, 4, ... minutes, at most an hour. */
export const backoff = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), HOUR)

const waiting = and(isNull(mails.sentAt), isNull(mails.failedAt))

/**
 * Takes the mail that has been due the longest. Of processes that ask at the same moment each gets another one, because
 * a row that one of them has locked is passed over by the others.
 */
export async function takeDue(db: Database, now: Date): Promise<Outgoing | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(waiting, lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(mails)
    .set({ dueAt: addMs(now, LEASE), attempts: sql`${mails.attempts} + 1` })
    // Compared, not `in`: a list could be worked out anew for each row, and then lock more than one.
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return taken
}

/** Remembers that a mail is out, and forgets what it said: links in it may still open something. */
export async function markSent(db: Database, { id }: Outgoing, now: Date): Promise<void> {
  await db.update(mails).set({ sentAt: now, text: '', html: null, lastError: null }).where(eq(mails.id, id))
}

/** Puts a mail off after a failure; after the last one it is kept with its error and not tried again. */
export async function markFailed(db: Database, { id, attempts }: Outgoing, error: string, now: Date): Promise<void> {
  const next = attempts >= ATTEMPTS ? { failedAt: now } : { dueAt: addMs(now, backoff(attempts)) }
  await db
    .update(mails)
    .set({ ...next, lastError: error.slice(0, 500) })
    .where(eq(mails.id, id))
}
