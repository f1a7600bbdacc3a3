import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, version } from './columns.ts'

/** Answers that staff use again, shared by all admins. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: id(),
    /** Unique, ignoring case. */
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('saved_answers_title_unique').on(sql`lower(${t.title})`)],
)
