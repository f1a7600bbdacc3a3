import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, ref } from './columns.ts'
import { products } from './product.ts'
import { users } from './user.ts'

/** Requests for a mail when a product is back in stock. Each gets one mail. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a guest. */
    userId: ref('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Stored in plain text, because the mail contains it. It can only delete the requests of this email. */
    stopToken: text('stop_token').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the mail was queued; null while the request waits. The row stays for the link in the mail. */
    notifiedAt: moment('notified_at'),
  },
  (t) => [
    uniqueIndex('stock_alerts_waiting').on(t.productId, sql`lower(${t.email})`).where(sql`${t.notifiedAt} is null`),
    uniqueIndex('stock_alerts_token_unique').on(t.stopToken),
    index('stock_alerts_email').on(sql`lower(${t.email})`),
    index('stock_alerts_user').on(t.userId, t.productId),
    index('stock_alerts_notified').on(t.notifiedAt),
  ],
)
