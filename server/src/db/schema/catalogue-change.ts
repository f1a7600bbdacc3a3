import { sql } from 'drizzle-orm'
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A row for each statement that changed what lists of products are made of; triggers of the migrations write them, for
 * every column but the stock. Servers see by it whether what they remember still holds. One row that all changes count
 * up would make them wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  // The database's own id and clock: a trigger knows no others, and nobody reads them as anything but different.
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`now()`),
})
