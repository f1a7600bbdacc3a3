import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { ADVISORY_LOCK_IDS } from './advisory-lock-ids.ts'
import type { Database } from './database.ts'

/** Marks the database as in use by a running server until the connection ends. @throws during a restore */
export async function acquireShopLock(connection: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await connection.query('select pg_try_advisory_lock_shared($1) as held', [ADVISORY_LOCK_IDS.shop])
  if (!rows[0].held) throw new Error('The database is being restored.')
}

/** Whether no server runs on the database. If so, none can start before the transaction ends. */
export async function hasNoRunningServer(tx: Database): Promise<boolean> {
  const { rows: lockRows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCK_IDS.shop}) as held`,
  )
  return lockRows[0]?.held === true
}
