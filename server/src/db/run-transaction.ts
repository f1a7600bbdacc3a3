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
 * Runs `work` in a transaction, and repeats it up to twice when PostgreSQL aborts it because of a deadlock or a
 * serialization failure. The services use it instead of `db.transaction`.
 *
 * @param work must have no effect outside of the transaction that a second run would repeat
 */
export async function runTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
  }
}
