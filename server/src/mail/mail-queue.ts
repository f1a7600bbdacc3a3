import { and, asc, count, eq, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { prepared } from '../db/prepared.ts'
import { mails } from '../db/schema/index.ts'
import { addMs, HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import type { Emit } from '../lib/domain-events.ts'

/** A mail to send. Logs and tests identify it by its `kind`. */
export type Mail = {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** The address for replies, if it is not the shop's. */
  replyTo?: string
  /** A POST to this URL ends the subscription that the mail belongs to. */
  unsubscribeUrl?: string
}

/** A row of the queue. */
export type QueuedMail = typeof mails.$inferSelect

/** The attempts span about 14 hours, so a mail server that is down for a night loses no mail. */
export const MAX_ATTEMPTS = 20

/** A process that claims a mail and then dies holds it for this long. Then another process may claim it. */
export const CLAIM_TTL_MS = 40 * SECOND

/** How often a process that is still sending a mail renews its claim. */
export const RENEWAL_INTERVAL_MS = 10 * SECOND

/** Milliseconds until the next attempt: 1, 2, 4, ... minutes, at most an hour. */
export const retryDelay = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), HOUR)

/** Whether a claimed mail is given up if this attempt fails. */
export const isLastAttempt = ({ attempts }: Pick<QueuedMail, 'attempts'>): boolean => attempts >= MAX_ATTEMPTS

const isPending = and(isNull(mails.sentAt), isNull(mails.failedAt))

/**
 * Queues a mail. Pass the transaction of the change it reports, so that both are saved or neither. The mail worker wakes after
 * the commit.
 */
export async function queueMail(tx: Database, emit: Emit, mail: Mail, now: Date): Promise<void> {
  await tx.insert(mails).values({ ...mail, createdAt: now, dueAt: now })
  emit('mailQueued')
}

/** Like `queueMail`, for several mails. There must be at least one. */
export async function queueMails(tx: Database, emit: Emit, list: readonly Mail[], now: Date): Promise<void> {
  await tx.insert(mails).values(list.map((mail) => ({ ...mail, createdAt: now, dueAt: now })))
  emit('mailQueued')
}

/**
 * Queues a mail as part of a larger statement: a `with` query that inserts the mail of the placeholder `mail`, unless that is
 * null, once for each row of `source`. The caller emits `mailQueued` after the commit.
 *
 * @param source the name of a `with` query
 */
export const insertMailFor = (source: SQL): SQL => sql`
  insert into mails (id, kind, "to", subject, text, html, reply_to, unsubscribe_url, created_at, due_at)
  select mail.id, mail.kind, mail."to", mail.subject, mail.text, mail.html, mail."replyTo", mail."unsubscribeUrl", mail.now, mail.now
  from ${source}, jsonb_to_record(${sql.placeholder('mail')}::jsonb) as mail
    (id uuid, kind text, "to" text, subject text, text text, html text, "replyTo" text, "unsubscribeUrl" text, now timestamptz)
  where mail.id is not null`

/** The value of the placeholder `mail` of `insertMailFor`. */
export const toMailValue = (mail: Mail, now: Date): string => JSON.stringify({ ...mail, id: newId(), now })

/**
 * Claims the mail that has been due the longest. Processes that claim at the same time get different mails: `skip
 * locked` passes over a row that another transaction has locked.
 */
export async function claimDue(db: Database, now: Date): Promise<QueuedMail | undefined> {
  const statement = prepared(db, 'mail_claim', (name) => {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isPending, lte(mails.dueAt, sql.placeholder('now'))))
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    return (
      db
        .update(mails)
        .set({ dueAt: sql`${sql.placeholder('until')}::timestamptz`, attempts: sql`${mails.attempts} + 1` })
        // `=` and not `in`: PostgreSQL may run an `in` subquery once per row, which would lock several mails.
        .where(eq(mails.id, sql`(${due})`))
        .returning()
        .prepare(name)
    )
  })
  const [claimed] = await statement.execute({ now, until: addMs(now, CLAIM_TTL_MS).toISOString() })
  return claimed
}

/** Extends the claim of a mail that is still being sent, unless another process has claimed it since. */
export async function renewClaim(db: Database, { id, attempts }: QueuedMail, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: addMs(now, CLAIM_TTL_MS) })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isPending))
}

/** Marks a mail as sent and deletes its content, because its links may still grant access. */
export async function markSent(db: Database, { id }: QueuedMail, now: Date): Promise<void> {
  const statement = prepared(db, 'mail_sent', (name) =>
    db
      .update(mails)
      .set({ sentAt: sql`${sql.placeholder('now')}::timestamptz`, text: '', html: null, lastError: null })
      .where(eq(mails.id, sql.placeholder('id')))
      .prepare(name),
  )
  await statement.execute({ id, now: now.toISOString() })
}

/** Schedules the next attempt. After the last one the mail stays in the table with its error and is not retried. */
export async function markFailed(db: Database, mail: QueuedMail, error: string, now: Date): Promise<void> {
  const { id, attempts } = mail
  const next = isLastAttempt(mail) ? { failedAt: now } : { dueAt: addMs(now, retryDelay(attempts)) }
  await db
    .update(mails)
    .set({ ...next, lastError: error.slice(0, 500) })
    .where(eq(mails.id, id))
}

/** The state of the queue for metrics: how many mails wait, and since when the oldest one does. */
export async function getQueueState(db: Database): Promise<{ depth: number; oldest: Date | null }> {
  const [state] = await db
    .select({ depth: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(isPending)
  return state ?? { depth: 0, oldest: null }
}
