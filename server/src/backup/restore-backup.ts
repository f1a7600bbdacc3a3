import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasNoRunningServer } from '../db/shop-lock.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import { StartupError } from '../lib/startup-error.ts'
import { readBackup } from './read-backup.ts'
import { allTables, backedUpTables } from './tables.ts'

const ROWS_PER_BATCH = 500

const names = (tables: string[]) =>
  sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  )

/** Whether people have left anything in the database. */
async function isEmpty(db: Database): Promise<boolean> {
  const some = backedUpTables.map((table) => sql`exists (select from ${sql.identifier(table)})`)
  const { rows } = await db.execute<{ filled: boolean }>(sql`select ${sql.join(some, sql` or `)} as filled`)
  return rows[0]?.filled === false
}

/** PostgreSQL reads the rows as it has written them. */
async function insertRows(tx: Database, table: string, rows: string[]): Promise<void> {
  const name = sql.identifier(table)
  const json = `[${rows.join(',')}]`
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, cast(cast(${json} as text) as jsonb))`,
  )
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
      // A name always stands for the same bytes: those that are there are right, and those that come too many do no harm.
      if (!(await storage.has(entry.name))) await storage.write(entry.name, entry.bytes)
      restored.pictures += 1
    }
  }
  await flush()
  return restored
}

/**
 * Puts back what `writeBackup` wrote, all of it or nothing. Everybody has to sign in anew.
 *
 * @param replace whether what is in the database goes
 * @throws StartProblem where the file is not whole, where a shop runs on the database, and where the database has something
 *   in it and may not be replaced
 */
export async function restoreBackup(
  { db, storage }: { db: Database; storage: PictureStorage },
  path: string,
  { replace }: { replace: boolean },
): Promise<{ rows: number; pictures: number }> {
  // To its end, so that a bad file is found out before anything is touched.
  for await (const _entry of readBackup(path));
  return db.transaction(async (tx) => {
    if (!(await hasNoRunningServer(tx))) {
      throw new StartupError('The database is in use by a Whirligig server. Stop all of them before a restore.')
    }
    if (!replace && !(await isEmpty(tx))) {
      throw new StartupError(
        'The database is not empty. With --replace everything in it is thrown away for what is in the backup.',
      )
    }
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`truncate ${names(allTables)}`)
    const restored = await insertEntries(tx, storage, path)
    // The planner knows nothing of the new rows, and its guesses are for an empty shop.
    await tx.execute(sql`analyze ${names(allTables)}`)
    return restored
  })
}
