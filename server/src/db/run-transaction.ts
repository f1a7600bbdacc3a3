import type { Database } from './database.ts'
import { getSqlState } from './sql-state.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

const MAX_ATTEMPTS = 3

/** Whether PostgreSQL has rolled back the transaction because of a concurrent one, so that it succeeds when repeated. */
function isConflict(error: unknown): boolean {
  const state = getSqlState(error)
  return state === DEADLOCK_DETECTED || state === SERIALIZATION_FAILURE
}

/**
 * Repeats work up to twice when PostgreSQL aborts it because of a deadlock or a serialization failure.
 *
 * @param work one transaction, or one statement, which is a transaction of its own. It must have no effect outside of the
 *   transaction that a second run would repeat.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

/**
 * Runs `work` in a transaction, with the retries of `retryConflicts`. The services use it instead of `db.transaction`.
 *
 * @param work see `retryConflicts`
 */
export const runTransaction = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  retryConflicts(() => db.transaction(work))
