import type { ChatMessage, ChatUnreadCounts, ChatUser } from '@whirligig/contract'
import type { ChatUserItem } from '@whirligig/ui'
import type { ChatState } from './chat-state.ts'
import type { LocalTime } from './local-time.ts'

/** Rows that are drawn at once; a search finds the others. */
export const MOST_ROWS = 100

export type People = {
  state: Pick<ChatState, 'people' | 'last' | 'found'>
  me: string
  unread: ChatUnreadCounts
  /** Whose unread messages are on the screen. */
  reading: string | null
  /** What stands in the search. */
  search: string
}

/** Everyone to talk to, also those whose messages are here and who are not in the list. */
export function everyone({ people, last }: Pick<ChatState, 'people' | 'last'>): readonly ChatUser[] {
  if (people === null) return []
  const ids = new Set(people.map(({ id }) => id))
  // Such as somebody who is no staff any more.
  const others = Object.entries(last).flatMap(([id, { user }]) =>
    ids.has(id) || user.id !== id ? [] : [{ id, name: user.name, isAdmin: false, online: false }],
  )
  return others.length === 0 ? people : [...people, ...others]
}

/** Whom one talked to last comes first; then who is here; then by name. */
const closest = (last: Readonly<Record<string, ChatMessage>>) => (one: ChatUser, other: ChatUser) => {
  const [time = '', otherTime = ''] = [last[one.id]?.time, last[other.id]?.time]
  if (time !== otherTime) return time < otherTime ? 1 : -1
  if (one.online !== other.online) return one.online ? -1 : 1
  return one.name.localeCompare(other.name)
}

/** The list of people, ready to read, and how many of them there are in all. */
export function personRows(
  { state, me, unread, reading, search }: People,
  at: LocalTime,
  now: Date,
): { rows: ChatUserItem[]; count: number } {
  const term = search.trim().toLowerCase()
  const found = new Set(state.found.term.toLowerCase() === term ? state.found.ids : [])
  const fitting = everyone(state)
    .filter(({ id, name }) => term === '' || found.has(id) || name.toLowerCase().includes(term))
    .toSorted(closest(state.last))
  const rows = fitting.slice(0, MOST_ROWS).map(({ id, name, online }): ChatUserItem => {
    const last = state.last[id]
    return {
      id,
      name,
      online,
      unread: id === reading ? 0 : (unread[id] ?? 0),
      ...(last && {
        lastMessage: last.from === me ? `You: ${last.value}` : last.value,
        lastTime: at.brief(last.time, now),
      }),
    }
  })
  return { rows, count: fitting.length }
}
