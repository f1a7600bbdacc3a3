import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasNoRunningServer } from '../db/shop-lock.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import { StartupError } from '../lib/startup-error.ts'
import { readBackup } from './read-backup.ts'
import { allTables, backedUpTables } from './tables.ts'

const ROWS_PER_BATCH = 500

const toTableList = (tables: string[]) =>
  sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  )

/** Whether no table of a backup has rows. */
async function isEmpty(db: Database): Promise<boolean> {
  const conditions = backedUpTables.map((table) => sql`exists (select from ${sql.identifier(table)})`)
  const { rows } = await db.execute<{ has_rows: boolean }>(sql`select ${sql.join(conditions, sql` or `)} as has_rows`)
  return rows[0]?.has_rows === false
}

/** Inserts serialized rows. PostgreSQL parses the JSON that it has generated. */
async function insertRows(tx: Database, table: string, rows: string[]): Promise<void> {
  const name = sql.identifier(table)
  const json = `[${rows.join(',')}]`
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, cast(cast(${json} as text) as jsonb))`,
  )
}

/**
 * Turns the shop's own triggers off or on, until the transaction ends at the latest. They keep rows of other tables, and a backup
 * has those already.
 */
async function setTriggers(tx: Database, state: 'enable' | 'disable'): Promise<void> {
  for (const table of backedUpTables) {
    await tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger user`)
  }
}

async function insertEntries(tx: Database, storage: PictureStorage, path: string) {
  const restored = { rows: 0, pictures: 0 }
  let table = ''
  let rows: string[] = []
  const flush = async () => {
    if (rows.length > 0) await insertRows(tx, table, rows)
    restored.rows += rows.length
    rows = []
  }
  for await (const entry of readBackup(path)) {
    if (entry.kind === 'row') rows.push(entry.json)
    if (entry.kind !== 'row' || rows.length === ROWS_PER_BATCH) await flush()
    if (entry.kind === 'table') table = entry.name
    if (entry.kind === 'picture') {
      // The name contains the content hash, so an existing file is already correct.
      if (!(await storage.has(entry.name))) await storage.write(entry.name, entry.bytes)
      restored.pictures += 1
    }
  }
  await flush()
  return restored
}

/**
 * Restores a backup completely or not at all. All users must sign in again.
 *
 * @param replace whether to delete the current content of the database
 * @throws StartupError if the file is not a complete backup, if a server runs on the database, or if the database is not
 *   empty and `replace` is false
 */
export async function restoreBackup(
  { db, storage }: { db: Database; storage: PictureStorage },
  path: string,
  { replace }: { replace: boolean },
): Promise<{ rows: number; pictures: number }> {
  // Reads the whole file first, so that an invalid file changes nothing.
  for await (const _entry of readBackup(path));
  return db.transaction(async (tx) => {
    if (!(await hasNoRunningServer(tx))) {
      throw new StartupError('The database is in use by a Whirligig server. Stop all servers before a restore.')
    }
    if (!replace && !(await isEmpty(tx))) {
      throw new StartupError('The database is not empty. Use --replace to delete its content and restore the backup.')
    }
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`truncate ${toTableList(allTables)}`)
    await setTriggers(tx, 'disable')
    const restored = await insertEntries(tx, storage, path)
    await setTriggers(tx, 'enable')
    // Updates the statistics of the query planner, which still describe empty tables.
    await tx.execute(sql`analyze ${toTableList(allTables)}`)
    return restored
  })
}
