import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Why the last backup has failed, for all servers on the database. At most one row; a backup that succeeds deletes it. */
export const backupFailures = pgTable(
  'backup_failures',
  {
    id: integer('id').primaryKey().default(1),
    failedAt: moment('failed_at').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [check('backup_failures_one_row', sql`${t.id} = 1`)],
)
