import { userAtom } from '@whirligig/auth'
import { type Connection, connectionAtom } from '@whirligig/live'
import { atom } from 'jotai'
import { countUnread, type Unread } from './unread.ts'
import { total } from './unread-counts.ts'
import { watchedAtom } from './watched.ts'

const counters = new WeakMap<Connection, { me: string; unread: Unread }>()

/** The count of one's unread messages, one a session; undefined until it is known whose. */
export const unreadAtom = atom((get): Unread | undefined => {
  const connection = get(connectionAtom)
  const me = get(userAtom)?._id
  if (me === undefined) return undefined
  const known = counters.get(connection)
  if (known?.me === me) return known.unread
  const unread = countUnread(connection, me)
  counters.set(connection, { me, unread })
  return unread
})

/** How many are unread, by who wrote them. */
export const unreadCountsAtom = watchedAtom(
  atom((get) => get(unreadAtom)?.counts),
  {},
)
/** Whose messages are on the screen. */
const readingAtom = watchedAtom(
  atom((get) => get(unreadAtom)?.reading),
  null,
)

/** How many messages one has not read, on whichever page. */
export const unreadTotalAtom = atom((get) => total(get(unreadCountsAtom), get(readingAtom)))
