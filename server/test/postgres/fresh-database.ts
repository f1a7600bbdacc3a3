import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../../src/db/database.ts'
import { migrationsHash } from '../../src/db/migrate.ts'
import { embeddedOptions, openEmbedded } from '../../src/db/open.ts'
import * as schema from '../../src/db/schema/index.ts'

const cacheFolder = `${import.meta.dirname}/../../../.cache`

/**
 * A migrated, empty data folder as one file. Making a database from nothing takes seconds, loading this a fraction; it
 * is kept between runs under the name of the migrations, and written beside and renamed, since test files run at once.
 */
async function template(): Promise<Blob> {
  const path = `${cacheFolder}/empty-database-${migrationsHash().slice(0, 16)}.tar`
  if (existsSync(path)) return new Blob([readFileSync(path)])
  const client = new PGlite(embeddedOptions)
  const open = await openEmbedded(client)
  const dump = await client.dumpDataDir('none')
  await open.close()
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
  return dump
}

/**
 * Empties the tables that hold something: to truncate all of them takes ten times as long. As a replica, so that foreign
 * keys neither ask for an order nor cascade.
 */
const deleteAllRows = sql.raw(`
do $$
declare
  name text;
  filled boolean;
begin
  set local session_replication_role = replica;
  foreach name in array array[${tableNames(schema).map((name) => `'${name}'`)}] loop
    execute format('select exists (select from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
end $$`)

function tableNames(tables: Record<string, unknown>): string[] {
  return Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
}

/** Databases that a test has closed: the next one empties and takes them over. */
const idle: OpenDatabase[] = []

/** One that lies idle, emptied. One whose tables a test has broken on purpose is thrown away. */
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

/**
 * An empty, migrated database in memory, all of its own until it is closed.
 *
 * Closing it gives it back for the next test (`await using` or `afterEach`).
 */
export async function freshDatabase(): Promise<OpenDatabase & AsyncDisposable> {
  const open =
    (await takeIdle()) ?? (await openEmbedded(new PGlite({ ...embeddedOptions, loadDataDir: await template() })))
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    idle.push(open)
  }
  return { ...open, close, [Symbol.asyncDispose]: close }
}
