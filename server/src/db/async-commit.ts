import { sql } from 'drizzle-orm'

/**
 * Lets the statement's transaction be over before the disk has it: put it among what the statement answers. A crash of
 * the shop loses nothing by it; when the database's machine loses its power, the last half second may be gone (the
 * embedded database never waits for the disk). For what has to be quick and bears that.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
