import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
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
    /** The id from the sender's client. It prevents duplicates when a message is sent again after a lost connection. */
    clientId: text('client_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('chat_messages_once').on(t.fromId, t.clientId),
    index('chat_messages_sent').on(t.fromId, t.toId, t.createdAt, t.id),
    index('chat_messages_received').on(t.toId, t.fromId, t.createdAt, t.id),
  ],
)

/** Delivery and read receipts: up to when a user has received and read the messages of another user. */
export const chatReads = pgTable(
  'chat_reads',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: ref('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Messages up to this time are read. */
    readAt: moment('read_at'),
    /** Messages up to this time are delivered. Read messages are delivered, too. */
    receivedAt: moment('received_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.otherId] }), index('chat_reads_other').on(t.otherId)],
)

/**
 * The shared inbox of staff: one row for each person who has written to staff or was written to. A trigger on `chat_messages`
 * keeps it, except for what staff change by hand.
 */
export const supportThreads = pgTable(
  'support_threads',
  {
    personId: ref('person_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The newest message between the person and any of the staff. */
    messageId: ref('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** When that message was written. */
    lastAt: moment('last_at').notNull(),
    /** Whether the person waits for an answer. */
    isOpen: boolean('is_open').notNull(),
    /** The person's messages that none of the staff has read. */
    unread: integer('unread').notNull(),
    /** Who takes care of the person: the first to answer, until staff assign another admin. */
    assignedTo: ref('assigned_to').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('support_threads_newest').on(t.isOpen, t.lastAt, t.personId),
    index('support_threads_message').on(t.messageId),
    index('support_threads_assigned').on(t.assignedTo),
  ],
)

/** Server processes with sockets. A killed process sends no more heartbeats, and its sockets no longer count. */
export const chatProcesses = pgTable('chat_processes', {
  id: id(),
  seenAt: moment('seen_at').notNull(),
})

/** Open sockets. A user with a socket is online. */
export const chatSockets = pgTable(
  'chat_sockets',
  {
    /** The Socket.IO id. */
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

/** Table of Socket.IO's PostgreSQL adapter, with its names and defaults: packets that are too large for NOTIFY. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytea('payload'),
})
