import { CHAT, type ChatUser } from '@whirligig/contract'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { chatMessages, chatProcesses, chatSockets, userSearchText, users } from '../db/schema/index.ts'
import { aliveSince, isOnline } from './live-sockets.ts'

/** How people are called in the chat. */
export const chatName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Written out: of a query over one table Drizzle leaves the table's name away, also inside of other queries. */
const userId = sql`users.id`

export type Viewer = { userId: string; isAdmin: boolean }

const personColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role }
type Person = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'role'>

const toChatUser = (person: Person, online: boolean): ChatUser => ({
  id: person.id,
  name: chatName(person),
  isAdmin: person.role === 'ROLE ADMIN',
  online,
})

/**
 * The ids of everyone a user has written with, without reading all that they wrote: one step in an index for each.
 * Starts a statement: `with recursive ${partnersOf(id)} select other from partners`.
 */
export const partnersOf = (userId: string): SQL => sql`sent as (
    (select to_id as other from ${chatMessages} where from_id = ${userId} order by to_id limit 1)
    union all
    select (select to_id from ${chatMessages} where from_id = ${userId} and to_id > sent.other order by to_id limit 1)
    from sent where sent.other is not null
  ), received as (
    (select from_id as other from ${chatMessages} where to_id = ${userId} order by from_id limit 1)
    union all
    select (select from_id from ${chatMessages} where to_id = ${userId} and from_id > received.other order by from_id limit 1)
    from received where received.other is not null
  ), partners as (
    select other from sent where other is not null union select other from received where other is not null
  )`

/** Whom staff see at first: who is online, who has written, who is new. */
const closest = (viewer: string, now: Date) => sql`(with recursive ${partnersOf(viewer)}
  select ${chatSockets.userId} from ${chatSockets} join ${chatProcesses} on ${chatProcesses.id} = ${chatSockets.processId}
    where ${chatProcesses.seenAt} > ${aliveSince(now).toISOString()}
  union select other from partners
  union (select id from ${users} order by created_at desc, id desc limit ${CHAT.maxPeople}))`

/** Whom a user may see; staff's, at most `CHAT.maxPeople`, are those online first and then the newest accounts. */
export async function visiblePeople(db: Database, viewer: Viewer, search: string, now: Date): Promise<ChatUser[]> {
  const online = isOnline(userId, aliveSince(now).toISOString()).as('online')
  const found = await db
    .select({ ...personColumns, online })
    .from(users)
    .where(
      and(
        ne(users.id, viewer.userId),
        viewer.isAdmin ? undefined : eq(users.role, 'ROLE ADMIN'),
        search === '' ? undefined : contains(userSearchText, search),
        viewer.isAdmin && search === '' ? sql`${userId} in ${closest(viewer.userId, now)}` : undefined,
      ),
    )
    .orderBy(desc(online), desc(users.createdAt), asc(users.id))
    .limit(CHAT.maxPeople)
  return found.map((person) => toChatUser(person, person.online))
}

/** Those of the users who have no socket open, at whichever process. */
export async function offlineOf(db: Database, userIds: readonly string[], now: Date): Promise<ChatUser[]> {
  if (userIds.length === 0) return []
  const gone = await db
    .select(personColumns)
    .from(users)
    .where(and(inArray(users.id, [...userIds]), sql`not ${isOnline(userId, aliveSince(now).toISOString())}`))
  return gone.map((person) => toChatUser(person, false))
}

/** Whether one may write to another: one of them must be staff. Undefined where there is no such person. */
export async function mayReach(db: Database, from: Viewer, to: string): Promise<boolean | undefined> {
  const [person] = await db.select({ role: users.role }).from(users).where(eq(users.id, to))
  return person && (from.isAdmin || person.role === 'ROLE ADMIN')
}
