import { atom } from 'jotai'

const isLostAtom = atom(false)

/** Whether the last call found nobody. */
export const isUnreachableAtom = atom((get) => get(isLostAtom))

/** Notes whether a call has found the shop, whatever it answered. */
export const noteReachAtom = atom(null, (_get, set, isReached: boolean) => set(isLostAtom, !isReached))
