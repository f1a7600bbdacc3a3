import { type Atom, atom } from 'jotai'

/**
 * Returns a function that creates one atom per parameter and drops it when its last component unmounts. An `atomFamily`
 * keeps every atom as long as the page is open: one per id that was opened and one per search term that was typed. The
 * data itself is in the query cache, so that a dropped query atom loses nothing.
 *
 * Do not call it outside of rendering: an atom that never mounts is not dropped.
 */
export function selfCleaningFamily<Param, Value>(create: (param: Param) => Atom<Value>) {
  const atoms = new Map<Param, Atom<Value>>()

  const createEntry = (param: Param): Atom<Value> => {
    const source = create(param)
    const entry = atom(
      (get) => get(source),
      () => {}, // only writable atoms have `onMount`
    )
    entry.onMount = () => {
      atoms.set(param, entry) // a component can unmount and mount again with the same atom, as in StrictMode
      return () => {
        if (atoms.get(param) === entry) atoms.delete(param)
      }
    }
    atoms.set(param, entry)
    return entry
  }

  return Object.assign((param: Param): Atom<Value> => atoms.get(param) ?? createEntry(param), {
    /** The parameters whose atoms are held. */
    getParams: (): readonly Param[] => [...atoms.keys()],
  })
}
