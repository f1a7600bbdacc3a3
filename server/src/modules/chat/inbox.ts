import { CHAT, CHAT_TEXT, type InboxInput, type InboxState, type InboxThread, isAdmin } from '@whirligig/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { chatMessages, supportThreads, users } from '../../db/schema/index.ts'
import { fullName } from '../../lib/full-name.ts'
import { EventRejectedError } from '../../realtime/event-handler.ts'
import { type MessageRow, messageColumns, toMessage } from './message-queries.ts'

type Assignee = { assignee: string | null; assigneeFirst: string; assigneeLast: string }

const toAssignee = ({ assignee, assigneeFirst, assigneeLast }: Assignee): InboxState['assignedTo'] =>
  assignee === null ? null : { id: assignee, name: fullName({ firstName: assigneeFirst, lastName: assigneeLast }) }

/** Lists the threads of the shared inbox: those that wait for an answer first, then the newest. */
export async function listThreads(db: Database): Promise<InboxThread[]> {
  type Row = MessageRow & Assignee & { with: string; first: string; last: string; isOpen: boolean; unread: number }
  const { rows } = await db.execute<Row>(sql`select t.person_id as "with", p.first_name as first, p.last_name as last,
      t.is_open as "isOpen", t.unread, a.id as assignee, a.first_name as "assigneeFirst", a.last_name as "assigneeLast",
      ${messageColumns}
    from (select * from ${supportThreads} order by is_open desc, last_at desc, person_id desc limit ${CHAT.maxPeople}) t
    join ${users} p on p.id = t.person_id
    join ${chatMessages} m on m.id = t.message_id
    join ${users} u on u.id = m.from_id
    left join ${users} a on a.id = t.assigned_to
    order by t.is_open desc, t.last_at desc, t.person_id desc`)
  return rows.map(({ with: person, first, last, isOpen, unread, ...row }) => ({
    with: person,
    name: fullName({ firstName: first, lastName: last }),
    isOpen,
    unread,
    assignedTo: toAssignee(row),
    last: toMessage(row),
  }))
}

/** Counts the messages of each person that none of the staff has read. People without unread messages are omitted. */
export async function countUnreadThreads(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .select({ person: supportThreads.personId, unread: supportThreads.unread })
    .from(supportThreads)
    .where(sql`${supportThreads.unread} > 0`)
  return Object.fromEntries(rows.map(({ person, unread }) => [person, unread]))
}

/**
 * Marks the messages of a person as read for all staff, up to a message or all of them.
 *
 * @returns the number of messages that are still unread; undefined if the person has no thread
 */
export async function markThreadRead(db: Database, person: string, until?: string): Promise<number | undefined> {
  const mark = until === undefined ? sql`null` : sql`${isId(until) ? until : null}::uuid`
  const newer =
    until === undefined
      ? sql`0`
      : sql`least(${supportThreads.unread}, coalesce((select (select count(*) from ${chatMessages} newer
          where newer.from_id = read.from_id and (newer.created_at, newer.id) > (read.created_at, read.id))
        from ${chatMessages} read where read.id = ${mark} and read.from_id = ${person}), ${supportThreads.unread}))::int`
  const [row] = await db
    .update(supportThreads)
    .set({ unread: newer })
    .where(eq(supportThreads.personId, person))
    .returning({ unread: supportThreads.unread })
  return row?.unread
}

/**
 * Changes the state of a thread.
 *
 * @throws EventRejectedError if there is no such thread, the assignee is not staff, or another admin changed the assignee meanwhile
 */
export async function changeThread(db: Database, { with: person, isOpen, assign }: InboxInput): Promise<InboxState> {
  if (!isId(person)) throw new EventRejectedError(CHAT_TEXT.noThread)
  const assignedTo = assign?.to ?? null
  if (assignedTo !== null && !(isId(assignedTo) && (await findIsStaff(db, assignedTo))))
    throw new EventRejectedError(CHAT_TEXT.noAssignee)
  const from = assign?.from ?? null
  const [changed] = await db
    .update(supportThreads)
    .set({ ...(isOpen !== undefined && { isOpen }), ...(assign && { assignedTo }), personId: person })
    .where(
      and(
        eq(supportThreads.personId, person),
        assign &&
          sql`${supportThreads.assignedTo} is not distinct from ${from !== null && isId(from) ? from : null}::uuid`,
      ),
    )
    .returning({ isOpen: supportThreads.isOpen, assignedTo: supportThreads.assignedTo })
  if (changed) return { with: person, isOpen: changed.isOpen, assignedTo: await findAssignee(db, changed.assignedTo) }
  const exists = await db.$count(supportThreads, eq(supportThreads.personId, person))
  throw new EventRejectedError(exists ? CHAT_TEXT.assignedMeanwhile : CHAT_TEXT.noThread)
}

const findUser = async (db: Database, id: string) =>
  (
    await db
      .select({ firstName: users.firstName, lastName: users.lastName, role: users.role })
      .from(users)
      .where(eq(users.id, id))
  )[0]

/** Whether a user is staff; undefined if there is no such user. */
export async function findIsStaff(db: Database, id: string): Promise<boolean | undefined> {
  const user = await findUser(db, id)
  return user && isAdmin(user)
}

async function findAssignee(db: Database, id: string | null): Promise<InboxState['assignedTo']> {
  const user = id === null ? undefined : await findUser(db, id)
  return id === null || !user ? null : { id, name: fullName(user) }
}
