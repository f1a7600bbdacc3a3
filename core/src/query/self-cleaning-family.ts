import { type Atom, atom } from 'jotai'

/**
 * Returns a function that creates one atom per parameter and drops it when its last component unmounts. An `atomFamily`
 * keeps every atom as long as the page is open: one per id that was opened and one per search term that was typed. The
 * data itself is in the query cache, so that a dropped query atom loses nothing.
 *
 * An atom that never mounts, in server rendering or in a render that React gave up, is dropped by the garbage collector.
 */
export function selfCleaningFamily<Param, Value>(create: (param: Param) => Atom<Value>) {
  const atoms = new Map<Param, WeakRef<Atom<Value>>>()
  const collected = new FinalizationRegistry<Param>((param) => {
    if (!atoms.get(param)?.deref()) atoms.delete(param)
  })

  const createEntry = (param: Param): Atom<Value> => {
    const source = create(param)
    const entry = atom(
      (get) => get(source),
      () => {}, // only writable atoms have `onMount`
    )
    const reference = new WeakRef<Atom<Value>>(entry)
    entry.onMount = () => {
      atoms.set(param, reference) // a component can unmount and mount again with the same atom, as in StrictMode
      return () => {
        if (atoms.get(param) === reference) atoms.delete(param)
      }
    }
    atoms.set(param, reference)
    collected.register(entry, param)
    return entry
  }

  return Object.assign((param: Param): Atom<Value> => atoms.get(param)?.deref() ?? createEntry(param), {
    /** The parameters whose atoms are held. */
    getParams: (): readonly Param[] => [...atoms.keys()],
  })
}
