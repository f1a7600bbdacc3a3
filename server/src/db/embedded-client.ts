import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * The embedded database, which lets the event loop run after each query.
 *
 * PGlite executes a query synchronously and starts the next one in a microtask. Without the pause, a queue that never
 * empties would keep the server from accepting connections and from running timers.
 */
export class EmbeddedClient extends PGlite {
  /** Overrides the lock that each query holds, also within a transaction. */
  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      try {
        return await query()
      } finally {
        await setImmediate()
      }
    })
  }
}
