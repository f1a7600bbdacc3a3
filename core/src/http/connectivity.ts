import { atom } from 'jotai'

const unreachableAtom = atom(false)

/** Whether the last call found nobody. */
export const isUnreachableAtom = atom((get) => get(unreachableAtom))

/** Notes whether a call has found the shop, whatever it answered. */
export const setReachableAtom = atom(null, (_get, set, isReached: boolean) => set(unreachableAtom, !isReached))
