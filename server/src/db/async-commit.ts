import { sql } from 'drizzle-orm'

/**
 * Commits the transaction of a statement before it is flushed to disk. Add it to the columns that the statement returns.
 *
 * A crash of the server loses nothing. A power failure of the database host can lose the last half second. Use it only
 * where speed matters more than that. The embedded database never waits for the disk.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
