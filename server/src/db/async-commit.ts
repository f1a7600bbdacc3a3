import { sql } from 'drizzle-orm'

/**
 * Commits the transaction of a statement before it is flushed to disk. Add it to the columns that the statement returns.
 *
 * A crash of the server loses nothing. A power failure of the database host can lose the last half second. Use it only
 * where speed matters more than that.
 *
 * It changes nothing if the database runs without fsync, as the embedded database does. There a commit never waits for the
 * disk, and no background process would write an asynchronous one: a killed server would lose it.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit',
  case current_setting('fsync') when 'on' then 'off' else current_setting('synchronous_commit') end, true)`
