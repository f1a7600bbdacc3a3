import { atom } from 'jotai'
import { sessionAtom } from './session.ts'

/**
 * A value that stays while the user opens another page and comes back, such as the selected rows of a list. Another session starts with
 * the initial value.
 */
export function sessionValueAtom<Value>(initial: Value) {
  const baseAtom = atom<{ sessionId: number; value: Value } | null>(null)
  return atom(
    (get) => {
      const base = get(baseAtom)
      return base?.sessionId === get(sessionAtom).id ? base.value : initial
    },
    (get, set, value: Value) => set(baseAtom, { sessionId: get(sessionAtom).id, value }),
  )
}
