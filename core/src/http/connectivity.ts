import { atom } from 'jotai'

const unreachableAtom = atom(false)

/** Whether the last request got no response. */
export const isUnreachableAtom = atom((get) => get(unreachableAtom))

/** Records whether a request got a response, with any status. */
export const setReachableAtom = atom(null, (_get, set, isReachable: boolean) => set(unreachableAtom, !isReachable))
