import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { between, id, moment } from './columns.ts'

/**
 * The mail queue. A mail is queued in the transaction of what it tells about, and sent afterwards. `text` and `html`
 * may hold a reset or invitation link, so the sender empties them once the mail is out.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it tells: `welcome`, `password-reset`, ... For the log and for tests. */
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Whom an answer goes to, where it is not the shop. */
    replyTo: text('reply_to'),
    /** The way out of a list that the mail belongs to: mail readers show it as a button. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
    /** When to try next; moved on while a process sends it, so that two processes never send the same mail. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** Given up after too many attempts. */
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
    /** In every newsletter's link, so it is kept as it is: all it can do is unsubscribe this row. */
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
