import DataLoader from 'dataloader'

const MAX_BATCH_SIZE = 500

export type BatchQueue<Item, Result> = {
  /** Adds an item. Resolves with its result. */
  add: (item: Item) => Promise<Result>
  /** Resolves when all items are processed. */
  idle: () => Promise<void>
}

/**
 * Processes items in batches, one batch at a time and in order: items that are added while a batch is processed form the
 * next batch. DataLoader alone would start the next batch at once.
 *
 * @param process returns one result per item, in order; if it rejects, all items of the batch reject
 */
export function createBatchQueue<Item, Result>(
  process: (items: readonly Item[]) => Promise<Result[]>,
): BatchQueue<Item, Result> {
  let current: Promise<unknown> = Promise.resolve()
  let last: Promise<void> = Promise.resolve()

  async function dispatchAfter(previous: Promise<void>, dispatch: () => void): Promise<void> {
    await previous
    // Items that are added in the same turn of the event loop share a batch.
    await new Promise((resolve) => setImmediate(resolve))
    dispatch()
    await current
  }

  const loader = new DataLoader<Item, Result>(
    (items) => {
      const results = process(items)
      current = results.catch(() => {})
      return results
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (dispatch) => {
        last = dispatchAfter(last, dispatch)
      },
    },
  )

  return {
    add: (item) => loader.load(item),
    idle: async () => {
      let awaited: Promise<void>
      do {
        awaited = last
        await awaited
      } while (awaited !== last)
    },
  }
}
