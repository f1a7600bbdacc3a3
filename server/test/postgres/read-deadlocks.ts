import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { POSTGRES_LOG } from './postgres-server.ts'

async function readLog(db: Database): Promise<{ name: string; log: string }> {
  const { rows } = await db.execute<{ name: string; log: string }>(
    sql`select current_database() as name, pg_read_file(current_setting('data_directory') || ${`/../${POSTGRES_LOG}`}) as log`,
  )
  return rows[0] ?? { name: '', log: '' }
}

/** PostgreSQL's reports of the deadlocks in this database, oldest first, each with the processes that waited and their statements. */
export async function readDeadlocks(db: Database): Promise<string[]> {
  // Another process writes the log. What was reported earlier is in it once it has this entry.
  const lastEntry = randomUUID()
  await db.execute(sql.raw(`do $$ begin raise log '${lastEntry}'; end $$`))
  await expect.poll(async () => (await readLog(db)).log).toContain(lastEntry)
  const { name, log } = await readLog(db)
  return log.match(new RegExp(`^${name} DETAIL:  Process \\d+ waits for .*(?:\\n\\t.*)*`, 'gm')) ?? []
}
