import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'
import { POSTGRES_LOG } from './postgres-server.ts'

/** PostgreSQL's reports of the deadlocks in this database, oldest first, each with the processes that waited and their statements. */
export async function readDeadlocks(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; log: string }>(
    sql`select current_database() as name, pg_read_file(current_setting('data_directory') || ${`/../${POSTGRES_LOG}`}) as log`,
  )
  const [{ name, log } = { name: '', log: '' }] = rows
  return log.match(new RegExp(`^${name} DETAIL:  Process \\d+ waits for .*(?:\\n\\t.*)*`, 'gm')) ?? []
}
