import DataLoader from 'dataloader'

const MAX_BATCH_SIZE = 500

/**
 * Creates a function that loads a value by its key, with one call of `load` for all keys that are requested in the same turn of the
 * event loop. Nothing is cached, so each value is read after it is requested.
 *
 * The call of a batch runs in the async context of its first request. It must not depend on the request.
 *
 * @param load returns one value or error per key, in order; if it rejects, all requests of the batch reject
 */
export function createBatchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<(Value | Error)[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader(load, { cache: false, maxBatchSize: MAX_BATCH_SIZE, batchScheduleFn: setImmediate })
  return (key) => loader.load(key)
}
