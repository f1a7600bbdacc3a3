import { atom } from 'jotai'

/** The expected result of a pending mutation for a row: changed values, or its deletion. */
export type OptimisticChange<Row> = Partial<Row> | 'deleted'

/**
 * Optimistic updates for the rows of lists. Pending changes are kept beside the query cache and applied on reading. A
 * failed mutation needs no rollback: its change is dropped. A successful one is replaced by the refetched rows.
 */
export function createOptimisticRows<Row extends { _id: string }>() {
  const changesAtom = atom<ReadonlyMap<string, OptimisticChange<Row>>>(new Map())

  /** Returns a function that applies the pending changes to rows. */
  const rowsAtom = atom((get) => {
    const changes = get(changesAtom)
    return <Each extends Row>(rows: readonly Each[]): readonly Each[] => {
      if (changes.size === 0) return rows
      return rows.flatMap((row) => {
        const change = changes.get(row._id)
        if (change === undefined) return [row]
        return change === 'deleted' ? [] : [{ ...row, ...change }]
      })
    }
  })

  /** Returns a function that checks whether a row has a pending change. */
  const isPendingAtom = atom((get) => {
    const changes = get(changesAtom)
    return (id: string): boolean => changes.has(id)
  })

  /**
   * Applies a change until `mutate` settles. `mutate` resolves after the lists have refetched.
   * @throws what `mutate` throws
   */
  const runOptimisticAtom = atom(
    null,
    async (_get, set, id: string, change: OptimisticChange<Row>, mutate: () => Promise<unknown>): Promise<void> => {
      set(changesAtom, (before) => new Map(before).set(id, change))
      try {
        await mutate()
      } finally {
        // A later change of the same row stays until its own mutation settles.
        set(changesAtom, (before) => new Map([...before].filter(([key, value]) => key !== id || value !== change)))
      }
    },
  )
  return { rowsAtom, isPendingAtom, runOptimisticAtom }
}
