import { and, count, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { addMs } from '../lib/clock.ts'
import { CLAIM_TTL_MS } from './mail-queue.ts'

/** A mail that an attempt to send has failed for, and that has not been sent since. */
const isTroubled = and(isNull(mails.sentAt), isNotNull(mails.lastError))

/**
 * The troubled mails that no server is sending at the moment. A claim is at most `CLAIM_TTL_MS` in the future, so a mail that is
 * due later is not claimed. One that is due sooner is tried again by itself.
 */
const isAtRest = (now: Date) =>
  and(isTroubled, or(isNotNull(mails.failedAt), gt(mails.dueAt, addMs(now, CLAIM_TTL_MS))))

/** All mails, or one. */
export type MailSelection = { id: string } | 'all'

const isSelected = (selection: MailSelection, now: Date): SQL | undefined =>
  selection === 'all' ? isAtRest(now) : and(eq(mails.id, selection.id), isAtRest(now))

/** Returns the newest mails that could not be sent, without their content. */
export const findTroubledMails = (db: Database, limit: number) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.to,
      subject: mails.subject,
      createdAt: mails.createdAt,
      dueAt: mails.dueAt,
      attempts: mails.attempts,
      lastError: mails.lastError,
      failedAt: mails.failedAt,
    })
    .from(mails)
    .where(isTroubled)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)

/** Counts the mails that could not be sent, and how many of them are given up. */
export async function countTroubledMails(db: Database): Promise<{ troubled: number; failed: number }> {
  const [counts] = await db
    .select({ troubled: count(), failed: count(mails.failedAt) })
    .from(mails)
    .where(isTroubled)
  return counts ?? { troubled: 0, failed: 0 }
}

/** Makes troubled mails due now, with all their attempts before them. Returns how many. The caller wakes the worker. */
export async function retryMails(db: Database, selection: MailSelection, now: Date): Promise<number> {
  const retried = await db
    .update(mails)
    .set({ dueAt: now, attempts: 0, failedAt: null })
    .where(isSelected(selection, now))
    .returning({ id: mails.id })
  return retried.length
}

/** Deletes troubled mails. Returns how many. */
export async function discardMails(db: Database, selection: MailSelection, now: Date): Promise<number> {
  const discarded = await db.delete(mails).where(isSelected(selection, now)).returning({ id: mails.id })
  return discarded.length
}
