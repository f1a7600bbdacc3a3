import { MAX_WATCHED_IDS, WATCH_EVENTS } from '@whirligig/contract'
import { atom } from 'jotai'
import { connectionAtom } from './atoms.ts'

/** An event that the server sends only for the ids that the client watches. */
export type WatchableEvent = keyof typeof WATCH_EVENTS

type Watch = { event: WatchableEvent; ids: readonly string[] }

const watchesAtom = atom<readonly Watch[]>([])

const sendWatchedIdsAtom = atom(null, (get, _set, event: WatchableEvent) => {
  const watched = get(watchesAtom).filter((watch) => watch.event === event)
  const ids = new Set(watched.flatMap((watch) => watch.ids))
  // The server rejects longer lists. The newest ids belong to what the user opened last.
  get(connectionAtom).emit(WATCH_EVENTS[event], [...ids].slice(-MAX_WATCHED_IDS))
})

/** Adds ids to those that the server sends this event for. Returns a function that removes them. */
export const watchIdsAtom = atom(null, (_get, set, event: WatchableEvent, ids: readonly string[]): (() => void) => {
  const added: Watch = { event, ids }
  set(watchesAtom, (watches) => [...watches, added])
  set(sendWatchedIdsAtom, event)
  return () => {
    set(watchesAtom, (watches) => watches.filter((watch) => watch !== added))
    set(sendWatchedIdsAtom, event)
  }
})
