import { bigserial, customType, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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
    /** The sender's own name for it: sent again after a broken connection, it is still one message. */
    clientId: text('client_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('chat_messages_once').on(t.fromId, t.clientId),
    index('chat_messages_sent').on(t.fromId, t.toId, t.createdAt, t.id),
    index('chat_messages_received').on(t.toId, t.fromId, t.createdAt, t.id),
  ],
)

/** How far what another wrote has come: up to when it has reached a user's browser, and up to when the user has read it. */
export const chatReads = pgTable(
  'chat_reads',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: ref('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Later messages are unread. */
    readAt: moment('read_at'),
    /** Later messages have arrived nowhere; those that are read have, too. */
    receivedAt: moment('received_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.otherId] }), index('chat_reads_other').on(t.otherId)],
)

/** Server processes that hold sockets. One that was killed stops telling that it is there; its sockets then do not count. */
export const chatProcesses = pgTable('chat_processes', {
  id: id(),
  seenAt: moment('seen_at').notNull(),
})

/** Open sockets: a user is online while there is one. */
export const chatSockets = pgTable(
  'chat_sockets',
  {
    /** Socket.IO's. */
    id: text('id').primaryKey(),
    processId: uuid('process_id')
      .notNull()
      .references(() => chatProcesses.id, { onDelete: 'cascade' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index('chat_sockets_user').on(t.userId), index('chat_sockets_process').on(t.processId)],
)

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Owned by Socket.IO's PostgreSQL adapter (its names and defaults): packets that are too large for NOTIFY. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytea('payload'),
})
