import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from './database.ts'
import { LOCK } from './lock-numbers.ts'

/** Says that a shop runs on the database, for as long as the connection lasts. @throws while it is being restored */
export async function sayOpen(connection: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await connection.query('select pg_try_advisory_lock_shared($1) as held', [LOCK.shop])
  if (!rows[0].held) throw new Error('The database is being restored.')
}

/** Whether no shop runs on the database. If so, none can say that it is open before the transaction ends. */
export async function isClosed(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK.shop}) as held`)
  return rows[0]?.held === true
}
