import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDataFolder } from '../test/data-folder.ts'
import { setupPostgres } from '../test/postgres/postgres-cluster.ts'
import { runProgram } from '../test/run-program.ts'
import { type ServerProcess, startServerProcess } from '../test/server-process.ts'
import { DEMO_EXPOSED } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { openFolder, openPostgres } from './db/open.ts'

const { createDatabaseUrl } = setupPostgres()

let root: string
let running: ServerProcess
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-failed-'))
  running = await startServerProcess({ DATA_DIR: await createDataFolder(join(root, 'data')) })
})
afterAll(async () => {
  await running.stop('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

/** Starts a server that exits by itself. */
const startAndFail = (env: Record<string, string>) =>
  runProgram(join(import.meta.dirname, 'main.ts'), { env: { DEMO: 'off', PORT: '0', ...env } })

it('exits with one line for an invalid setting', async () => {
  expect(await startAndFail({ PORT: 'abc' })).toEqual({
    code: 1,
    output: 'PORT must be a whole number from 0 to 65535',
  })
})

it('exits with one line for demo accounts on an address that other machines can reach', async () => {
  expect(await startAndFail({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual({ code: 1, output: DEMO_EXPOSED })
})

it('exits with one line for a data folder that another server uses', async () => {
  const dataDir = join(root, 'data')
  expect(await startAndFail({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `DATA_DIR ${dataDir} is in use by another Whirligig server. Stop that server or choose another DATA_DIR.`,
  })
})

it('exits with one line for a data folder that cannot be created', async () => {
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  expect(await startAndFail({ DATA_DIR: join(file, 'data') })).toEqual({
    code: 1,
    output: `DATA_DIR ${join(file, 'data')} cannot be written to (ENOTDIR). Make it writable or choose another DATA_DIR.`,
  })
})

it('exits with one line for a port that is in use', async () => {
  const dataDir = await createDataFolder(join(root, 'other'))
  expect(await startAndFail({ DATA_DIR: dataDir, PORT: new URL(running.url).port })).toEqual({
    code: 1,
    output: `PORT ${new URL(running.url).port} is already in use on 127.0.0.1. Stop the other program or choose another PORT.`,
  })
})

const applyNewerMigration = async ({ db, close }: OpenDatabase) => {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`)
  await close()
}

const newer =
  'The database was migrated by a newer version of Whirligig. Start that version, or restore a backup of this one.'

it('exits with one line for an embedded database that a newer version has migrated', async () => {
  const dataDir = await createDataFolder(join(root, 'newer'))
  await applyNewerMigration(await openFolder(dataDir))
  expect(await startAndFail({ DATA_DIR: dataDir })).toEqual({ code: 1, output: newer })
})

it('exits with one line for a PostgreSQL database that a newer version has migrated', async () => {
  const url = await createDatabaseUrl()
  await applyNewerMigration(await openPostgres(url))
  expect(await startAndFail({ DATA_DIR: root, DATABASE_URL: url })).toEqual({ code: 1, output: newer })
})

/** Empties a database, and lets its migration fail as on a full disk. */
const fillDisk = async ({ db, close }: OpenDatabase) => {
  for (const statement of [
    'drop schema if exists drizzle cascade',
    'drop schema public cascade',
    'create schema public',
    `create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    'create trigger fill_disk before insert on drizzle.__drizzle_migrations execute function fill_disk()',
  ]) {
    await db.execute(sql.raw(statement))
  }
  await close()
}

it('exits with one line for a full disk of an embedded database', async () => {
  const dataDir = await createDataFolder(join(root, 'full'))
  await fillDisk(await openFolder(dataDir, { migrations: 'skip' }))
  expect(await startAndFail({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `DATA_DIR ${dataDir} is on a full disk. Free some space or choose another DATA_DIR.`,
  })
})

it('exits with one line for a full disk of PostgreSQL', async () => {
  const url = await createDatabaseUrl()
  await fillDisk(await openPostgres(url, { migrations: 'skip' }))
  expect(await startAndFail({ DATA_DIR: root, DATABASE_URL: url })).toEqual({
    code: 1,
    output: 'DATABASE_URL: the disk of the database is full. Free some space on it.',
  })
})

it('exits with one line for a migration that PostgreSQL refuses', async () => {
  const url = await createDatabaseUrl()
  const { db, close } = await openPostgres(url, { migrations: 'skip' })
  await db.execute(sql`create table users (id int)`)
  await close()
  expect(await startAndFail({ DATA_DIR: root, DATABASE_URL: url })).toEqual({
    code: 1,
    output: 'DATABASE_URL: the database cannot be opened (relation "users" already exists).',
  })
})

it('exits with one line for a database that does not respond, without printing its password', async () => {
  const { code, output } = await startAndFail({
    DATA_DIR: root,
    DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop',
  })
  expect(code).toBe(1)
  expect(output).toBe('DATABASE_URL: the database cannot be opened (connect ECONNREFUSED 127.0.0.1:1).')
})
