import { CHAT, type ChatMessage, ROLE_ADMIN } from '@whirligig/contract'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { chatMessages, users } from '../../db/schema/index.ts'
import { addMs, SECOND } from '../../lib/clock.ts'
import { fullName } from '../../lib/full-name.ts'
import { conversationPartners } from './conversation-partners.ts'

/** `since` looks back this much further, because processes store concurrently and their clocks differ. */
const SINCE_TOLERANCE_MS = 10 * SECOND

export type MessageRow = {
  id: string
  fromId: string
  toId: string
  text: string
  clientId: string | null
  time: Date | string
  firstName: string
  lastName: string
}

export const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  from: row.fromId,
  to: row.toId,
  value: row.text,
  time: new Date(row.time).toISOString(),
  user: { id: row.fromId, name: fullName(row) },
  ...(row.clientId !== null && { clientId: row.clientId }),
})

/** The columns of a `MessageRow`, from a message `m` and its author `u`. */
export const messageColumns = sql`m.id, m.from_id as "fromId", m.to_id as "toId", m.text, m.client_id as "clientId",
  m.created_at as "time", u.first_name as "firstName", u.last_name as "lastName"`

/** The newest messages between two users. Each direction uses its index; `condition` narrows both. */
export const newestMessages = (me: string, other: SQL, limit: number, condition: SQL = sql``) => sql`(
  (select * from ${chatMessages} where from_id = ${me} and to_id = ${other} ${condition} order by created_at desc, id desc limit ${limit})
  union all
  (select * from ${chatMessages} where from_id = ${other} and to_id = ${me} ${condition} order by created_at desc, id desc limit ${limit})
  order by created_at desc, id desc limit ${limit})`

/** A condition for messages since one of the user's messages, with an overlap. Empty without a known message. */
async function isSince(db: Database, me: string, since: string | undefined): Promise<SQL> {
  const message = since === undefined ? undefined : await findOwnMessage(db, me, since)
  return message ? sql`and created_at > ${addMs(message.time, -SINCE_TOLERANCE_MS).toISOString()}` : sql``
}

/** Lists the newest messages between a person and all staff, oldest first. */
export async function listSharedMessages(db: Database, person: string, since?: string): Promise<ChatMessage[]> {
  const newest = newestShared(person, CHAT.maxMessages, await isSince(db, person, since))
  const { rows } = await db.execute<MessageRow>(sql`with recursive ${conversationPartners(person)}
    select ${messageColumns} from ${newest} as m join ${users} u on u.id = m.from_id
    order by m.created_at desc, m.id desc`)
  return toOldestFirst(rows)
}

const toOldestFirst = (rows: MessageRow[]) => rows.map(toMessage).toReversed()

/**
 * The messages between a person and all staff, the newest first. Each member of staff costs one index lookup. Staff among
 * themselves share nothing.
 */
const newestShared = (person: string, limit: number, condition: SQL) => sql`(select m.* from partners
  cross join lateral ${newestMessages(person, sql`partners.other`, limit, condition)} as m
  where (select role from ${users} where id = ${person}) <> ${ROLE_ADMIN}
  order by m.created_at desc, m.id desc limit ${limit})`

/** Finds a message that the user has sent or received. */
async function findOwnMessage(db: Database, me: string, id: string) {
  if (!isId(id)) return undefined
  const [row] = await db
    .select({ id: chatMessages.id, time: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), or(eq(chatMessages.fromId, me), eq(chatMessages.toId, me))))
  return row
}

/** Lists the newest messages of one or all conversations, oldest first. See `ChatMessagesInput`. */
export async function listMessages(
  db: Database,
  me: string,
  { with: other, since }: { with?: string | undefined; since?: string | undefined },
): Promise<ChatMessage[]> {
  if (other !== undefined && !isId(other)) return []
  const isNewer = await isSince(db, me, since)
  const conversations =
    other === undefined
      ? sql`(select other from partners cross join lateral ${newestMessages(me, sql`partners.other`, 1)} as last
          order by last.created_at desc, last.id desc limit ${CHAT.maxConversations})`
      : sql`(select ${other}::uuid as other)`
  const { rows } = await db.execute<MessageRow>(sql`with recursive ${conversationPartners(me)}
    select ${messageColumns} from ${conversations} as c
    cross join lateral ${newestMessages(me, sql`c.other`, CHAT.maxMessages, isNewer)} as m
    join ${users} u on u.id = m.from_id
    order by m.created_at desc, m.id desc`)
  return toOldestFirst(rows)
}

/**
 * Lists the page of messages before a message, oldest first.
 *
 * @param other the other user; undefined for the messages between `me` and all staff
 */
export async function listOlderMessages(db: Database, me: string, other: string | undefined, before: string) {
  const start = other === undefined || isId(other) ? await findOwnMessage(db, me, before) : undefined
  if (!start) return { messages: [], more: false }
  const isOlder = sql`and (created_at, id) < (${start.time.toISOString()}::timestamptz, ${start.id}::uuid)`
  const limit = CHAT.olderPageSize + 1
  const page =
    other === undefined ? newestShared(me, limit, isOlder) : newestMessages(me, sql`${other}::uuid`, limit, isOlder)
  const { rows } = await db.execute<MessageRow>(sql`with recursive ${conversationPartners(me)}
    select ${messageColumns} from ${page} as m join ${users} u on u.id = m.from_id
    order by m.created_at desc, m.id desc`)
  return { messages: toOldestFirst(rows.slice(0, CHAT.olderPageSize)), more: rows.length > CHAT.olderPageSize }
}

/** Finds the message that a sender has already sent with this client id. */
export async function findByClientId(db: Database, from: string, clientId: string): Promise<ChatMessage | undefined> {
  const { rows } = await db.execute<MessageRow>(sql`select ${messageColumns}
    from ${chatMessages} m join ${users} u on u.id = m.from_id where m.from_id = ${from} and m.client_id = ${clientId}`)
  return rows[0] && toMessage(rows[0])
}
