import type { ChatMessage, ChatUnreadCounts, ChatUser } from '@whirligig/contract'
import type { ChatUserItem } from '@whirligig/ui'
import type { ChatState } from './chat-state.ts'
import { SUPPORT_ID, type Viewer } from './conversation-id.ts'
import type { DateFormatter } from './date-formatter.ts'
import { type InboxPart, isInPart, toNote } from './inbox-parts.ts'

/** The maximum number of rows in the list. A search finds the other users. */
export const MAX_ROWS = 100

export type UserList = Viewer & {
  state: Pick<ChatState, 'users' | 'last' | 'inbox' | 'searchResult'>
  unread: ChatUnreadCounts
  /** The id of the user whose conversation is open. Its messages count as read. */
  selected: string | null
  /** The text of the search field. */
  search: string
  /** For staff: the part of the shared inbox that is shown. Undefined is everyone. */
  part?: InboxPart | undefined
}

/** Lists whom the current user can write to or has a conversation with: for staff people, for everyone else the shop. */
export function listContacts(
  { users, last, inbox }: Pick<ChatState, 'users' | 'last' | 'inbox'>,
  isStaff: boolean,
): readonly ChatUser[] {
  if (users === null) return []
  if (!isStaff) {
    const online = users.some((user) => user.online)
    return users.length > 0 || last[SUPPORT_ID] ? [{ id: SUPPORT_ID, name: 'Support', isAdmin: true, online }] : []
  }
  const ids = new Set(users.map(({ id }) => id))
  // A person who wrote earlier may be missing from the list, which has the newest users only.
  const names = new Map(Object.entries(last).flatMap(([id, { user }]) => (user.id === id ? [[id, user.name]] : [])))
  for (const [id, { name }] of Object.entries(inbox)) names.set(id, name)
  const others = [...names].filter(([id]) => !ids.has(id))
  if (others.length === 0) return users
  return [...users, ...others.map(([id, name]) => ({ id, name, isAdmin: false, online: false }))]
}

/** Sorts by the newest message, then online users first, then by name. */
const byRecency = (last: Readonly<Record<string, ChatMessage>>) => (a: ChatUser, b: ChatUser) => {
  const [timeA = '', timeB = ''] = [last[a.id]?.time, last[b.id]?.time]
  if (timeA !== timeB) return timeA < timeB ? 1 : -1
  if (a.online !== b.online) return a.online ? -1 : 1
  return a.name.localeCompare(b.name)
}

/** The sum of the unread messages of a conversation. */
const countUnread = (unread: ChatUnreadCounts, id: string): number =>
  id === SUPPORT_ID ? Object.values(unread).reduce((sum, count) => sum + count, 0) : (unread[id] ?? 0)

/** The text of the newest message, with its author unless the other user wrote it. */
function toPreview({ from, value, user }: ChatMessage, id: string, me: string): string {
  if (from === me) return `You: ${value}`
  return from === id || id === SUPPORT_ID ? value : `${user.name}: ${value}`
}

/**
 * The rows of the user list: `rows` with a conversation and `others` without one. `count` is the number of all users that match
 * the search.
 */
export function toUserRows(
  { state, me, isStaff, unread, selected, search, part }: UserList,
  formatter: DateFormatter,
  now: Date,
): { rows: ChatUserItem[]; others: ChatUserItem[]; count: number } {
  const term = search.trim().toLowerCase()
  const serverResultIds = new Set(state.searchResult.term.toLowerCase() === term ? state.searchResult.ids : [])
  const matches = listContacts(state, isStaff)
    .filter(({ id }) => isInPart(state.inbox[id], part, me))
    .filter(({ id, name }) => term === '' || serverResultIds.has(id) || name.toLowerCase().includes(term))
    .toSorted(byRecency(state.last))
  const rows = matches.slice(0, MAX_ROWS).map(({ id, name, online }): ChatUserItem => {
    const last = state.last[id]
    const note = toNote(state.inbox[id], me)
    return {
      id,
      name,
      online,
      unread: id === selected ? 0 : countUnread(unread, id),
      ...(note !== undefined && { note }),
      ...(last && { lastMessage: toPreview(last, id, me), lastTime: formatter.brief(last.time, now) }),
    }
  })
  return {
    rows: rows.filter(({ id }) => state.last[id]),
    others: rows.filter(({ id }) => !state.last[id]),
    count: matches.length,
  }
}
