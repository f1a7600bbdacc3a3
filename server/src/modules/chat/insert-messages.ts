import { ROLE_ADMIN } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { chatMessages } from '../../db/schema/index.ts'

export type NewMessage = { id: string; from: string; to: string; text: string; clientId: string | null; time: Date }

/** An inserted message, with its author's name. `isShared`: it is between staff and a user who is not, in the shared inbox. */
export type InsertedMessage = { id: string; firstName: string; lastName: string; isShared: boolean }

/**
 * Returns a function that inserts messages in one statement. It skips messages between two users who are not staff, and
 * messages whose client id exists already. The function returns the inserted messages, in any order.
 */
export function createMessageInserter(db: Database): (messages: readonly NewMessage[]) => Promise<InsertedMessage[]> {
  // Prepared, because the chat sends thousands of messages a second through it.
  const insert = prepared(db, 'chat_store', (name) =>
    db
      .insert(chatMessages)
      .select(
        sql`select new.id, new."from", new."to", new.text, new."clientId", new.time
        from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb)
          as new (id uuid, "from" uuid, "to" uuid, text text, "clientId" text, time timestamptz)
        -- A lookup per message: with joins, PostgreSQL reads all users, which takes twice as long for one or two messages.
        where (select ${sql.raw(`'${ROLE_ADMIN}'`)} in (f.role, t.role) from users f, users t where f.id = new."from" and t.id = new."to")
        order by new.id`,
      )
      .onConflictDoNothing({ target: [chatMessages.fromId, chatMessages.clientId] })
      .returning({
        id: chatMessages.id,
        firstName: sql<string>`(select first_name from users where users.id = chat_messages.from_id)`,
        lastName: sql<string>`(select last_name from users where users.id = chat_messages.from_id)`,
        isShared: sql<boolean>`(select f.role <> t.role and ${sql.raw(`'${ROLE_ADMIN}'`)} in (f.role, t.role)
          from users f, users t where f.id = chat_messages.from_id and t.id = chat_messages.to_id)`,
        asyncCommit,
      })
      .prepare(name),
  )
  return (messages) => insert.execute({ messages: JSON.stringify(messages) })
}
