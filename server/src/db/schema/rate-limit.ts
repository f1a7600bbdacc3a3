import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Calls counted in a window, shared by every server process on this database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted and for whom: `sign-in:203.0.113.7`. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    /** When the window ends and counting starts anew. */
    resetsAt: moment('resets_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.resetsAt)],
)
