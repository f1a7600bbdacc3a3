import { atom } from 'jotai'

const hasNavigatedAtom = atom(false)

/** True once the user has changed pages since the app was loaded: going back then stays in the shop. */
export const canGoBackAtom = atom((get) => get(hasNavigatedAtom))

/** Records the first navigation inside the app. */
export const markNavigatedAtom = atom(null, (_get, set) => set(hasNavigatedAtom, true))
