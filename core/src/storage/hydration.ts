import { atom } from 'jotai'

const hydratingAtom = atom(false)

/**
 * True while the browser takes over a page that the server rendered. Until then stored values are not read, because the
 * server knows none of them and the first render must be the same as the server's.
 */
export const isHydratingAtom = atom((get) => get(hydratingAtom))

/** Starts with the server's state. Call it before the first render. */
export const startHydrationAtom = atom(null, (_get, set) => set(hydratingAtom, true))

/** Reads the stored session and the stored values. Does nothing if the page was not rendered by the server. */
export const finishHydrationAtom = atom(null, (_get, set) => set(hydratingAtom, false))
