import { CHAT, type ChatUser, isAdmin, ROLE_ADMIN } from '@whirligig/contract'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { userSearchText, users } from '../../db/schema/index.ts'
import { fullName } from '../../lib/full-name.ts'
import type { Presence } from '../../realtime/presence.ts'
import { conversationPartners } from './conversation-partners.ts'

/** The current user of a chat query. */
export type ChatActor = { userId: string; isAdmin: boolean }

/** In full: Drizzle omits the table name in a query over one table, also in its subqueries. */
const userId = sql`users.id`

const contactColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role }
type ContactRow = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'role'>

const toChatUser = (row: ContactRow, online: boolean): ChatUser => ({
  id: row.id,
  name: fullName(row),
  isAdmin: isAdmin(row),
  online,
})

/** The contacts that staff see without a search: online users, conversation partners and new users. */
const suggestedContacts = (viewer: string, presence: Presence) => sql`(with recursive ${conversationPartners(viewer)}
  ${presence.selectOnlineUserIds()}
  union select other from partners
  union (select id from ${users} order by created_at desc, id desc limit ${CHAT.maxPeople}))`

/**
 * Lists the users that a user can see. Staff see everyone, up to `CHAT.maxPeople`: first those online, then the newest.
 * Everyone else sees staff only.
 */
export async function listContacts(
  { db, presence }: { db: Database; presence: Presence },
  viewer: ChatActor,
  search: string,
): Promise<ChatUser[]> {
  const online = presence.isOnline(userId).as('online')
  const rows = await db
    .select({ ...contactColumns, online })
    .from(users)
    .where(
      and(
        ne(users.id, viewer.userId),
        viewer.isAdmin ? undefined : eq(users.role, ROLE_ADMIN),
        search === '' ? undefined : contains(userSearchText, search),
        viewer.isAdmin && search === '' ? sql`${userId} in ${suggestedContacts(viewer.userId, presence)}` : undefined,
      ),
    )
    .orderBy(desc(online), desc(users.createdAt), asc(users.id))
    .limit(CHAT.maxPeople)
  return rows.map((row) => toChatUser(row, row.online))
}

/** Loads users who have just gone offline. */
export async function findOfflineUsers(db: Database, userIds: readonly string[]): Promise<ChatUser[]> {
  const rows = await db
    .select(contactColumns)
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return rows.map((row) => toChatUser(row, false))
}

/** Whether a user can message another: one of them must be staff. `undefined` if the other user does not exist. */
export async function canMessage(db: Database, from: ChatActor, to: string): Promise<boolean | undefined> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, to))
  return user && (from.isAdmin || isAdmin(user))
}
