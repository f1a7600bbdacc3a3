import type { ChatMessage, ChatUnreadCounts, ChatUser } from '@whirligig/contract'
import type { ChatUserItem } from '@whirligig/ui'
import type { ChatState } from './chat-state.ts'
import type { DateFormatter } from './date-formatter.ts'

/** The maximum number of rows in the list. A search finds the other users. */
export const MAX_ROWS = 100

export type UserList = {
  state: Pick<ChatState, 'users' | 'last' | 'searchResult'>
  /** The id of the current user. */
  me: string
  unread: ChatUnreadCounts
  /** The id of the user whose conversation is open. Its messages count as read. */
  selected: string | null
  /** The text of the search field. */
  search: string
}

/** Lists all users that the current user can write to or has a conversation with. */
export function listContacts({ users, last }: Pick<ChatState, 'users' | 'last'>): readonly ChatUser[] {
  if (users === null) return []
  const ids = new Set(users.map(({ id }) => id))
  // A user who wrote earlier may be missing from the list, for example a former staff member.
  const formerContacts = Object.entries(last).flatMap(([id, { user }]) =>
    ids.has(id) || user.id !== id ? [] : [{ id, name: user.name, isAdmin: false, online: false }],
  )
  return formerContacts.length === 0 ? users : [...users, ...formerContacts]
}

/** Sorts by the newest message, then online users first, then by name. */
const byRecency = (last: Readonly<Record<string, ChatMessage>>) => (a: ChatUser, b: ChatUser) => {
  const [timeA = '', timeB = ''] = [last[a.id]?.time, last[b.id]?.time]
  if (timeA !== timeB) return timeA < timeB ? 1 : -1
  if (a.online !== b.online) return a.online ? -1 : 1
  return a.name.localeCompare(b.name)
}

/** The rows of the user list, and the number of all users that match the search. */
export function toUserRows(
  { state, me, unread, selected, search }: UserList,
  formatter: DateFormatter,
  now: Date,
): { rows: ChatUserItem[]; count: number } {
  const term = search.trim().toLowerCase()
  const serverResultIds = new Set(state.searchResult.term.toLowerCase() === term ? state.searchResult.ids : [])
  const matches = listContacts(state)
    .filter(({ id, name }) => term === '' || serverResultIds.has(id) || name.toLowerCase().includes(term))
    .toSorted(byRecency(state.last))
  const rows = matches.slice(0, MAX_ROWS).map(({ id, name, online }): ChatUserItem => {
    const last = state.last[id]
    return {
      id,
      name,
      online,
      unread: id === selected ? 0 : (unread[id] ?? 0),
      ...(last && {
        lastMessage: last.from === me ? `You: ${last.value}` : last.value,
        lastTime: formatter.brief(last.time, now),
      }),
    }
  })
  return { rows, count: matches.length }
}
