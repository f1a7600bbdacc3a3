import { atom } from 'jotai'

const unreachableAtom = atom(false)

/** Whether the last request did not reach the shop. */
export const isUnreachableAtom = atom((get) => get(unreachableAtom))

/** Records whether a request has reached the shop. */
export const setReachableAtom = atom(null, (_get, set, isReachable: boolean) => set(unreachableAtom, !isReachable))
