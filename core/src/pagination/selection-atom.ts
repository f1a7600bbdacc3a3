import { sessionValueAtom } from '../session/session-value-atom.ts'

const EMPTY_SELECTION: ReadonlySet<string> = new Set()

/** The ids of the selected rows of a list. They stay selected while the user opens another page; another session starts with none. */
export const createSelectionAtom = () => sessionValueAtom(EMPTY_SELECTION)
