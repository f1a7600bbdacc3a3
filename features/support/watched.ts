import { type Atom, atom } from 'jotai'
import type { Cell } from './cell.ts'

/** An atom of a cell that another atom leads to; `none` while that leads nowhere. */
export function watchedAtom<T>(cellAtom: Atom<Cell<T> | undefined>, none: T): Atom<T> {
  const ofCellAtom = atom((get) => {
    const cell = get(cellAtom)
    const latestAtom = atom({ value: cell ? cell.value : none })
    latestAtom.onMount = (set) => {
      if (!cell) return
      set({ value: cell.value })
      return cell.watch((value) => set({ value }))
    }
    return latestAtom
  })
  return atom((get) => get(get(ofCellAtom)).value)
}
