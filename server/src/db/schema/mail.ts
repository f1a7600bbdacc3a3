import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { between, id, moment } from './columns.ts'

/**
 * The mail queue. A mail is queued in the transaction of the change that it reports, and sent after the commit. `text`
 * and `html` may contain reset or invitation links, so they are cleared when the mail is sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** For the log and for tests: `welcome`, `password-reset`, ... */
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The recipient of replies, unless it is the shop. */
    replyTo: text('reply_to'),
    /** The unsubscribe URL of a mailing list. Mail clients show it as a button. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
    /** The time of the next attempt. Claiming a mail moves it forward, so that two servers never send the same mail. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** When the mail was given up after too many attempts. */
    failedAt: moment('failed_at'),
  },
  (t) => [
    index('mails_due').on(t.dueAt, t.id).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    between('mails_attempts_not_negative', t.attempts, 0),
  ],
)

export const newsletter = pgTable(
  'newsletter',
  {
    id: id(),
    email: text('email').notNull(),
    /** Stored in plain text, because every newsletter contains it. It can only unsubscribe this row. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('newsletter_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('newsletter_token_unique').on(t.unsubscribeToken),
    index('newsletter_newest').on(t.createdAt, t.id),
    index('newsletter_search').using('gin', sql`${t.email} gin_trgm_ops`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The answer that staff mailed, when, and the name of who wrote it. Null until then. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
  },
  (t) => [
    index('contact_messages_newest').on(t.createdAt, t.id),
    // The messages that wait for an answer, which are few.
    index('contact_messages_open').on(t.createdAt, t.id).where(sql`${t.answeredAt} is null`),
    index('contact_messages_answered').on(t.createdAt, t.id).where(sql`${t.answeredAt} is not null`),
    index('contact_messages_search').using(
      'gin',
      sql`(${t.name} || ' ' || ${t.email} || ' ' || ${t.message}) gin_trgm_ops`,
    ),
    check(
      'contact_messages_answer_complete',
      sql`(${t.answer} is null) = (${t.answeredAt} is null) and (${t.answer} is null) = (${t.answeredBy} is null)`,
    ),
  ],
)

/** The text that a search of messages matches. Must equal the expression of the index `contact_messages_search`. */
export const messageSearchText = sql<string>`(${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.message})`
