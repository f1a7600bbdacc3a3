import { sql } from 'drizzle-orm'
import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core'

/**
 * A row for each statement that changed what lists of products are made of; triggers of the migrations write them, for
 * every column but the stock. Servers see by it whether what they remember still holds. One row that all changes count
 * up would make them wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`now()`),
})
