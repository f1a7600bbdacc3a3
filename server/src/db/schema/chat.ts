import { bigserial, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id, moment, ref } from './columns.ts'
import { users } from './user.ts'

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    fromId: ref('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toId: ref('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('chat_messages_sent').on(t.fromId, t.toId, t.createdAt, t.id),
    index('chat_messages_received').on(t.toId, t.fromId, t.createdAt, t.id),
  ],
)

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Owned by Socket.IO's PostgreSQL adapter (its names and defaults): packets that are too large for NOTIFY. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytea('payload'),
})
