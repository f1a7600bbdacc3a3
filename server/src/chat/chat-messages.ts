import {
  CHAT,
  type ChatConversation,
  type ChatDelivered,
  type ChatMessage,
  type ChatUnreadCounts,
} from '@whirligig/contract'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { asyncCommit } from '../db/async-commit.ts'
import type { Database } from '../db/database.ts'
import { isId } from '../db/id.ts'
import { chatMessages, chatReads, users } from '../db/schema/index.ts'
import { addMs, SECOND } from '../lib/clock.ts'
import { chatName, partnersOf } from './chat-people.ts'

/** Processes store at the same time, and their clocks differ a little: "newer" looks back so far. */
const SINCE_SLACK = 10 * SECOND

/** Unread messages are counted so far. */
const MOST_UNREAD = 1000

type MessageRow = {
  id: string
  fromId: string
  toId: string
  text: string
  clientId: string | null
  time: Date | string
  firstName: string
  lastName: string
}

const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  from: row.fromId,
  to: row.toId,
  value: row.text,
  time: new Date(row.time).toISOString(),
  user: { id: row.fromId, name: chatName(row) },
  ...(row.clientId !== null && { clientId: row.clientId }),
})

/** A message `m` and its author `u`, named as in `MessageRow`. */
const columns = sql`m.id, m.from_id as "fromId", m.to_id as "toId", m.text, m.client_id as "clientId",
  m.created_at as "time", u.first_name as "firstName", u.last_name as "lastName"`

/** The newest messages `m` between two, each direction by its index; `extra` narrows both. */
const newestBetween = (me: string, other: SQL, limit: number, extra: SQL = sql``) => sql`(
  (select * from ${chatMessages} where from_id = ${me} and to_id = ${other} ${extra} order by created_at desc, id desc limit ${limit})
  union all
  (select * from ${chatMessages} where from_id = ${other} and to_id = ${me} ${extra} order by created_at desc, id desc limit ${limit})
  order by created_at desc, id desc limit ${limit})`

const oldestFirst = (rows: MessageRow[]) => rows.map(toMessage).toReversed()

/** One of the user's own messages, by its id; undefined for anybody else's. */
async function ownMessage(db: Database, me: string, id: string) {
  if (!isId(id)) return undefined
  const [row] = await db
    .select({ id: chatMessages.id, time: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), or(eq(chatMessages.fromId, me), eq(chatMessages.toId, me))))
  return row
}

/** The newest messages of each conversation, oldest first. @see ChatMessagesInput */
export async function newestMessages(
  db: Database,
  me: string,
  { with: other, since }: { with?: string | undefined; since?: string | undefined },
): Promise<ChatMessage[]> {
  if (other !== undefined && !isId(other)) return []
  const seen = since === undefined ? undefined : await ownMessage(db, me, since)
  const newer = seen ? sql`and created_at > ${addMs(seen.time, -SINCE_SLACK).toISOString()}` : sql``
  const conversations =
    other === undefined
      ? sql`(select other from partners cross join lateral ${newestBetween(me, sql`partners.other`, 1)} as last
          order by last.created_at desc, last.id desc limit ${CHAT.maxConversations})`
      : sql`(select ${other}::uuid as other)`
  const { rows } = await db.execute<MessageRow>(sql`with recursive ${partnersOf(me)}
    select ${columns} from ${conversations} as c
    cross join lateral ${newestBetween(me, sql`c.other`, CHAT.maxMessages, newer)} as m
    join ${users} u on u.id = m.from_id
    order by m.created_at desc, m.id desc`)
  return oldestFirst(rows)
}

/** The page of messages right before one of them, oldest first. */
export async function olderMessages(db: Database, me: string, other: string, before: string) {
  const start = isId(other) ? await ownMessage(db, me, before) : undefined
  if (!start) return { messages: [], more: false }
  const older = sql`and (created_at, id) < (${start.time.toISOString()}::timestamptz, ${start.id}::uuid)`
  const { rows } = await db.execute<MessageRow>(sql`select ${columns}
    from ${newestBetween(me, sql`${other}::uuid`, CHAT.olderPageSize + 1, older)} as m join ${users} u on u.id = m.from_id
    order by m.created_at desc, m.id desc`)
  return { messages: oldestFirst(rows.slice(0, CHAT.olderPageSize)), more: rows.length > CHAT.olderPageSize }
}

/** How many messages of `other` a user has not read. */
const unreadFrom = (me: string, other: SQL) => sql<number>`(select count(*)::int from (
  select from ${chatMessages} where to_id = ${me} and from_id = ${other} and created_at > coalesce(
    (select read_at from ${chatReads} where user_id = ${me} and other_id = ${other}), '-infinity')
  limit ${MOST_UNREAD}) as unread)`

export async function conversationsOf(db: Database, me: string): Promise<ChatConversation[]> {
  type Row = MessageRow & { other: string; unread: number; delivered: Date | string | null }
  const { rows } = await db.execute<Row>(sql`with recursive ${partnersOf(me)}
    select ${columns}, p.other, ${unreadFrom(me, sql`p.other`)} as unread, greatest(r.received_at, r.read_at) as delivered
    from partners p cross join lateral ${newestBetween(me, sql`p.other`, 1)} as m join ${users} u on u.id = m.from_id
    left join ${chatReads} r on r.user_id = p.other and r.other_id = ${me}
    order by m.created_at desc, m.id desc limit ${CHAT.maxPeople}`)
  return rows.map(({ other, unread, delivered, ...last }) => ({
    with: other,
    last: toMessage(last),
    unread,
    ...(delivered !== null && { delivered: new Date(delivered).toISOString() }),
  }))
}

export async function unreadCounts(db: Database, me: string): Promise<ChatUnreadCounts> {
  const { rows } = await db.execute<{ other: string; unread: number }>(sql`with recursive ${partnersOf(me)}
    select other, ${unreadFrom(me, sql`received.other`)} as unread from received where other is not null`)
  return Object.fromEntries(rows.flatMap(({ other, unread }) => (unread > 0 ? [[other, unread]] : [])))
}

/**
 * Marks what another wrote as read, up to a message or all of it; never back to an earlier one.
 *
 * @returns how many are still unread
 */
export async function markRead(db: Database, me: string, other: string, until?: string): Promise<number> {
  if (!isId(other)) return 0
  const upTo = until === undefined ? sql`` : sql`and id = ${isId(until) ? until : null}::uuid`
  await db.execute(sql`insert into ${chatReads} (user_id, other_id, read_at)
    (select to_id, from_id, created_at from ${chatMessages}
      where to_id = ${me} and from_id = ${other} ${upTo} order by created_at desc, id desc limit 1)
    on conflict (user_id, other_id) do update set read_at = greatest(${chatReads.readAt}, excluded.read_at)`)
  const { rows } = await db.execute<{ unread: number }>(sql`select ${unreadFrom(me, sql`${other}::uuid`)} as unread`)
  return rows[0]?.unread ?? 0
}

/** @property me who has got it */
export type Receipt = { me: string; id: string }

/**
 * Notes by one statement what has arrived; never back to an earlier message, never past one that has arrived nowhere, and
 * only what was written to who says so.
 *
 * @returns whose messages have come further by it, and to whom
 */
export async function markReceived(db: Database, receipts: Receipt[]): Promise<(ChatDelivered & { from: string })[]> {
  type Row = { from: string; with: string; until: Date | string }
  const { rows } = await db.execute<Row>(sql`with told as (
      select m.id, m.to_id, m.from_id, m.created_at, coalesce(greatest(k.received_at, k.read_at), '-infinity') as reached
      from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb) as r (me uuid, id uuid)
      join ${chatMessages} m on m.id = r.id and m.to_id = r.me
      left join ${chatReads} k on k.user_id = m.to_id and k.other_id = m.from_id
      where k.received_at is null or k.received_at < m.created_at
    )
    insert into ${chatReads} as known (user_id, other_id, received_at)
    select to_id, from_id, max(created_at) from told where not exists (
      select from ${chatMessages} m
      where m.to_id = told.to_id and m.from_id = told.from_id and m.created_at > told.reached
        and m.created_at <= told.created_at and m.id not in (select id from told))
    group by 1, 2 order by 1, 2
    on conflict (user_id, other_id) do update set received_at = excluded.received_at
      where coalesce(known.received_at, '-infinity') < excluded.received_at
    returning other_id as "from", user_id as "with", received_at as "until", ${asyncCommit}`)
  return rows.map((row) => ({ from: row.from, with: row.with, until: new Date(row.until).toISOString() }))
}

export type NewMessage = { id: string; from: string; to: string; text: string; clientId: string | null; time: Date }

export type StoredMessage = { id: string; firstName: string; lastName: string }

/**
 * Stores messages by one statement: those of which one end is staff, by now, and that are not there already.
 *
 * @returns a function that answers those that were stored, in any order
 */
export function messageInserter(db: Database): (messages: readonly NewMessage[]) => Promise<StoredMessage[]> {
  // Thousands a second go through it: planned once a connection.
  const insert = db
    .insert(chatMessages)
    .select(
      sql`select new.id, new."from", new."to", new.text, new."clientId", new.time
        from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb)
          as new (id uuid, "from" uuid, "to" uuid, text text, "clientId" text, time timestamptz)
        -- One look at each end: as joins this reads all users at once, which for a message or two takes twice as long.
        where (select 'ROLE ADMIN' in (f.role, t.role) from users f, users t where f.id = new."from" and t.id = new."to")
        order by new.id`,
    )
    .onConflictDoNothing({ target: [chatMessages.fromId, chatMessages.clientId] })
    .returning({
      id: chatMessages.id,
      firstName: sql<string>`(select first_name from users where users.id = chat_messages.from_id)`,
      lastName: sql<string>`(select last_name from users where users.id = chat_messages.from_id)`,
      quick: asyncCommit,
    })
    .prepare('chat_store')
  return (messages) => insert.execute({ messages: JSON.stringify(messages) })
}

/** The message that a sender has called so before. */
export async function messageCalled(db: Database, from: string, clientId: string): Promise<ChatMessage | undefined> {
  const { rows } = await db.execute<MessageRow>(sql`select ${columns}
    from ${chatMessages} m join ${users} u on u.id = m.from_id where m.from_id = ${from} and m.client_id = ${clientId}`)
  return rows[0] && toMessage(rows[0])
}
