import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
  },
  (t) => [index('contact_messages_newest').on(t.createdAt, t.id)],
)
