/** At most so many at once: a batch stays one short statement. */
const MOST = 500

/**
 * Joins what is asked for at nearly the same moment: the first is worked on at once, whatever comes while that lasts
 * becomes the next batch. One batch after the other, in the order of asking.
 *
 * @param work answers one result for each item, in their order; when it throws, that is everyone's answer
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): ((item: Item) => Promise<Result>) & { idle: () => Promise<void> } {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    // What arrives in the same turn of the event loop belongs together.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      try {
        const results = await work(batch.map(({ item }) => item))
        for (const [i, { resolve, reject }] of batch.entries()) {
          const result = results[i]
          if (result === undefined) reject(new Error('A batch answers each of its items.'))
          else resolve(result)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running = undefined
  }

  const ask = (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      running ??= run()
    })
  return Object.assign(ask, { idle: async () => running })
}
