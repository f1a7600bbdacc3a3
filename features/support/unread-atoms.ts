import { atom } from 'jotai'
import { standbyAtom } from './standby-atom.ts'
import { total } from './unread-counts.ts'
import { watchedAtom } from './watched.ts'

/** How many are unread, by who wrote them. */
export const unreadCountsAtom = watchedAtom(
  atom((get) => get(standbyAtom)?.unread.counts),
  {},
)
/** Whose messages are on the screen. */
const readingAtom = watchedAtom(
  atom((get) => get(standbyAtom)?.unread.reading),
  null,
)

/** How many messages one has not read, on whichever page. */
export const unreadTotalAtom = atom((get) => total(get(unreadCountsAtom), get(readingAtom)))
