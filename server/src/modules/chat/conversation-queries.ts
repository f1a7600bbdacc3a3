import { CHAT, type ChatConversation, type ChatUnreadCounts, ROLE_ADMIN } from '@whirligig/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { chatMessages, chatReads, users } from '../../db/schema/index.ts'
import { conversationPartners } from './conversation-partners.ts'
import { type MessageRow, messageColumns, newestMessages, toMessage } from './message-queries.ts'

const MAX_UNREAD = 1000

/** The number of messages from `other` that the user has not read, up to `MAX_UNREAD`. */
const unreadFrom = (me: string, other: SQL) => sql<number>`(select count(*)::int from (
  select from ${chatMessages} where to_id = ${me} and from_id = ${other} and created_at > coalesce(
    (select read_at from ${chatReads} where user_id = ${me} and other_id = ${other}), '-infinity')
  limit ${MAX_UNREAD}) as unread)`

/** Lists the user's conversations, the one with the newest message first. */
export async function listConversations(db: Database, me: string): Promise<ChatConversation[]> {
  type Row = MessageRow & { other: string; unread: number; delivered: Date | string | null }
  const { rows } = await db.execute<Row>(sql`with recursive ${conversationPartners(me)}
    select ${messageColumns}, p.other, ${unreadFrom(me, sql`p.other`)} as unread, greatest(r.received_at, r.read_at) as delivered
    from partners p cross join lateral ${newestMessages(me, sql`p.other`, 1)} as m join ${users} u on u.id = m.from_id
    left join ${chatReads} r on r.user_id = p.other and r.other_id = ${me}
    order by m.created_at desc, m.id desc limit ${CHAT.maxPeople}`)
  return rows.map(({ other, unread, delivered, ...last }) => ({
    with: other,
    last: toMessage(last),
    unread,
    ...(delivered !== null && { delivered: new Date(delivered).toISOString() }),
  }))
}

/**
 * Counts unread messages by sender. Senders without unread messages are omitted.
 *
 * @param fromStaff counts the messages of staff only
 */
export async function countUnread(db: Database, me: string, fromStaff: boolean): Promise<ChatUnreadCounts> {
  const isCounted = fromStaff ? sql`and (select role from ${users} where id = received.other) = ${ROLE_ADMIN}` : sql``
  const { rows } = await db.execute<{ other: string; unread: number }>(sql`with recursive ${conversationPartners(me)}
    select other, ${unreadFrom(me, sql`received.other`)} as unread from received where other is not null ${isCounted}`)
  return Object.fromEntries(rows.flatMap(({ other, unread }) => (unread > 0 ? [[other, unread]] : [])))
}

/**
 * Marks the messages of a user as read, up to a message or all of them. The mark never moves back.
 *
 * @returns the number of messages that are still unread
 */
export async function markRead(db: Database, me: string, other: string, until?: string): Promise<number> {
  if (!isId(other)) return 0
  const isUntil = until === undefined ? sql`` : sql`and id = ${isId(until) ? until : null}::uuid`
  await db.execute(sql`insert into ${chatReads} (user_id, other_id, read_at)
    (select to_id, from_id, created_at from ${chatMessages}
      where to_id = ${me} and from_id = ${other} ${isUntil} order by created_at desc, id desc limit 1)
    on conflict (user_id, other_id) do update set read_at = greatest(${chatReads.readAt}, excluded.read_at)`)
  const { rows } = await db.execute<{ unread: number }>(sql`select ${unreadFrom(me, sql`${other}::uuid`)} as unread`)
  return rows[0]?.unread ?? 0
}
