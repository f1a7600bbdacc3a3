import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../../src/db/database.ts'
import { EmbeddedClient } from '../../src/db/embedded-client.ts'
import { embeddedOptions } from '../../src/db/embedded-options.ts'
import { migrationsHash } from '../../src/db/migrate.ts'
import { openEmbedded } from '../../src/db/open.ts'
import * as schema from '../../src/db/schema/index.ts'

const cacheFolder = `${import.meta.dirname}/../../../.cache`

/**
 * Returns the path of a tar file with an empty, migrated database, which is much faster than a migration. The file is kept
 * between runs by the hash of the migrations. It is written to a temporary file and renamed, because test files run concurrently.
 */
export async function ensureTemplate(): Promise<string> {
  const path = `${cacheFolder}/empty-database-${migrationsHash().slice(0, 16)}.tar`
  if (existsSync(path)) return path
  const client = new EmbeddedClient(embeddedOptions)
  const open = await openEmbedded(client)
  const dump = await client.dumpDataDir('none')
  await open.close()
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
  return path
}

/**
 * Deletes all rows, but only from tables that have rows: truncating all tables takes ten times as long. The replica role
 * disables foreign keys, so that the order of the tables does not matter.
 */
const deleteAllRows = sql.raw(`
do $$
declare
  name text;
  has_rows boolean;
begin
  set local session_replication_role = replica;
  foreach name in array array[${tableNames(schema).map((name) => `'${name}'`)}] loop
    execute format('select exists (select from %I)', name) into has_rows;
    if has_rows then execute format('delete from %I', name); end if;
  end loop;
end $$`)

function tableNames(tables: Record<string, unknown>): string[] {
  return Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
}

/** Databases that a test has closed, for reuse. */
const idle: OpenDatabase[] = []

/** Returns an emptied idle database. Discards those whose schema a test has changed. */
async function takeIdle(): Promise<OpenDatabase | undefined> {
  for (let open = idle.pop(); open; open = idle.pop()) {
    try {
      await open.db.execute(deleteAllRows)
      return open
    } catch {
      await open.close()
    }
  }
}

async function openTemplate(): Promise<OpenDatabase> {
  const loadDataDir = new Blob([readFileSync(await ensureTemplate())])
  return openEmbedded(new EmbeddedClient({ ...embeddedOptions, loadDataDir }))
}

/**
 * Returns an empty, migrated in-memory database for exclusive use.
 *
 * Closing it (`await using` or `afterEach`) allows the next test to reuse it.
 */
export async function freshDatabase(): Promise<OpenDatabase & AsyncDisposable> {
  const open = (await takeIdle()) ?? (await openTemplate())
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    idle.push(open)
  }
  return { ...open, close, [Symbol.asyncDispose]: close }
}
