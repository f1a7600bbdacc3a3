import { atom } from 'jotai'

/** What a row is about to be: with other values, or gone. */
type Change<Row> = Partial<Row> | 'gone'

/**
 * Lists that show at once what was asked of the server. What the server said stays as it is underneath, so that there is
 * nothing to undo: a change that is refused is dropped, one that is done comes with the next answer.
 */
export function createOptimisticRows<Row extends { _id: string }>() {
  const changesAtom = atom<ReadonlyMap<string, Change<Row>>>(new Map())

  /** Rows as they are about to be. */
  const rowsAtom = atom((get) => {
    const changes = get(changesAtom)
    return <Each extends Row>(rows: readonly Each[]): readonly Each[] => {
      if (changes.size === 0) return rows
      return rows.flatMap((row) => {
        const change = changes.get(row._id)
        if (change === undefined) return [row]
        return change === 'gone' ? [] : [{ ...row, ...change }]
      })
    }
  })

  /** Whether a row waits for the server. */
  const isPendingAtom = atom((get) => {
    const changes = get(changesAtom)
    return (id: string): boolean => changes.has(id)
  })

  /**
   * Shows a change as long as the work takes, which ends when the lists have been asked for again.
   * @throws what the work throws
   */
  const runOptimisticAtom = atom(
    null,
    async (_get, set, id: string, change: Change<Row>, work: () => Promise<void>): Promise<void> => {
      set(changesAtom, (before) => new Map(before).set(id, change))
      try {
        await work()
      } finally {
        set(changesAtom, (changes) => {
          // A later change to the same row stays until its own work ends.
          if (changes.get(id) !== change) return changes
          return new Map([...changes].filter(([key]) => key !== id))
        })
      }
    },
  )
  return { rowsAtom, isPendingAtom, runOptimisticAtom }
}
