import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment, ref } from './columns.ts'
import { sessions } from './user.ts'

/** The carts that browsers have shown to support. Each ends with its session. */
export const sharedCarts = pgTable('shared_carts', {
  sessionId: ref('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Ids and quantities. Names and prices come from the catalogue. */
  lines: jsonb('lines').$type<{ product: string; quantity: number }[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
