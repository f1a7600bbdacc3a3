import { LIMITS } from '@whirligig/contract'
import { atom } from 'jotai'
import { sessionAtom } from '../session/session.ts'
import { connect, type LiveState } from './connection.ts'
import { type OpenSocket, openSocketIo } from './socket.ts'

const openerAtom = atom<{ open: OpenSocket }>({ open: openSocketIo })

/** Says how sockets are made, before the first one is. */
export const openLiveWithAtom = atom(null, (_get, set, open: OpenSocket) => set(openerAtom, { open }))

/** The one line to the server. It begins and ends with the session, as long as something watches `liveStateAtom`. */
export const connectionAtom = atom((get) => connect(get(sessionAtom), get(openerAtom).open))

const stateOfAtom = atom((get) => {
  const connection = get(connectionAtom)
  const stateAtom = atom<LiveState>(connection.state)
  stateAtom.onMount = (set) => {
    set(connection.state)
    return connection.watch(set)
  }
  return stateAtom
})

/** Whether news come by themselves: only while it is `open`. */
export const liveStateAtom = atom((get) => get(get(stateOfAtom)))

const watchedAtom = atom<readonly (readonly string[])[]>([])

const tellWatchedAtom = atom(null, (get) => {
  const ids = [...new Set(get(watchedAtom).flat())].slice(0, LIMITS.cartLines)
  get(connectionAtom).tell('watchStock', ids)
})

/** Asks to be told of the stock of these products, beside those that others ask for. @returns what ends that */
export const watchStockAtom = atom(null, (get, set, ids: readonly string[]): (() => void) => {
  const mine = [...ids] // one's own, even when two watch the same
  set(watchedAtom, [...get(watchedAtom), mine])
  set(tellWatchedAtom)
  return () => {
    set(
      watchedAtom,
      get(watchedAtom).filter((each) => each !== mine),
    )
    set(tellWatchedAtom)
  }
})
