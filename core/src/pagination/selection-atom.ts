import { atom } from 'jotai'
import { sessionAtom } from '../session/session.ts'

const NONE: ReadonlySet<string> = new Set()

/** The keys of the selected rows of a list. They stay while the user opens a row and comes back; another session has none of them. */
export function createSelectionAtom() {
  const baseAtom = atom<{ sessionId: number; keys: ReadonlySet<string> } | null>(null)
  return atom(
    (get) => {
      const selection = get(baseAtom)
      return selection?.sessionId === get(sessionAtom).id ? selection.keys : NONE
    },
    (get, set, keys: ReadonlySet<string>) => set(baseAtom, { sessionId: get(sessionAtom).id, keys }),
  )
}
