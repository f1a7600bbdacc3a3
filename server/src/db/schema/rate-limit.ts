import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Rate limit windows, shared by all servers on the database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Name of the limit and key: `sign-in:203.0.113.7`. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    /** The end of the window. */
    resetsAt: moment('resets_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.resetsAt)],
)
