import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { ADVISORY_LOCK_IDS } from './advisory-lock-ids.ts'
import type { Database } from './database.ts'

/** Says that a shop runs on the database, for as long as the connection lasts. @throws while it is being restored */
export async function acquireShopLock(connection: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await connection.query('select pg_try_advisory_lock_shared($1) as held', [ADVISORY_LOCK_IDS.shop])
  if (!rows[0].held) throw new Error('The database is being restored.')
}

/** Whether no shop runs on the database. If so, none can say that it is open before the transaction ends. */
export async function hasNoRunningServer(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCK_IDS.shop}) as held`,
  )
  return rows[0]?.held === true
}
