import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Config } from '../config.ts'
import { restrictAll } from '../lib/data-folder.ts'
import { StartupError } from '../lib/startup-error.ts'
import { createPool } from './create-pool.ts'
import type { Database, OpenDatabase } from './database.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { createDurableOptions, embeddedOptions } from './embedded-options.ts'
import { acquireFolderLock } from './folder-lock.ts'
import { migrateDatabase, migrateEmbeddedDatabase } from './migrate.ts'
import * as schema from './schema/index.ts'

const INT8 = pg.types.builtins.INT8
// Counts and sums are int8. PGlite returns them as numbers, so pg must not return them as text.
pg.types.setTypeParser(INT8, Number)

type OpenOptions = {
  /** Whether opening a database migrates it. `skip` is for commands that only read. Default: `migrate`. */
  migrations?: 'migrate' | 'skip'
  /** Whether each commit waits for the disk. Embedded database only. Default: false. */
  isDurable?: boolean
  /** See `createPool`. Default: no limit, for commands. PostgreSQL only. */
  responseTimeoutMs?: number
}

/** Opens a PGlite instance as a `Database`. Closing the database closes the instance. */
export async function openEmbedded(
  client: PGlite,
  { migrations = 'migrate' }: OpenOptions = {},
): Promise<OpenDatabase> {
  await client.waitReady
  if (migrations === 'migrate') await migrateEmbeddedDatabase(client)
  return {
    db: drizzleEmbedded(client, { schema }) as unknown as Database, // the type declares only what both drivers have in common
    pool: null,
    ping: async () => void (await client.query('select 1')),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}

/**
 * Creates an embedded database in a process of its own: creating one leaves 200 MB behind that the process does not give back. The folder
 * gets its name when it is complete, so that a creation that was interrupted starts again.
 *
 * @throws the error of the program, with what it printed
 */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const program = join(import.meta.dirname, 'create-folder.ts')
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program, unfinished])
  await rename(unfinished, folder)
}

/**
 * Opens the embedded database in a folder, and creates it if there is none.
 *
 * @throws LockedError if another process has it open
 */
export async function openFolder(dataDir: string, options?: OpenOptions): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const release = acquireFolderLock(join(dataDir, 'db.lock'))
  const folder = join(dataDir, 'db')
  try {
    if (!existsSync(folder)) await createFolder(folder)
    const client = new EmbeddedClient(
      options?.isDurable ? createDurableOptions(folder) : { ...embeddedOptions, dataDir: folder },
    )
    const open = await openEmbedded(client, options)
    // PGlite creates files with a mode of its own, regardless of the umask.
    restrictAll(folder)
    return {
      ...open,
      close: async () => {
        await open.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens a PostgreSQL database. Rejects with the driver's error if it cannot be reached to be migrated. */
export async function openPostgres(
  url: string,
  { migrations = 'migrate', responseTimeoutMs }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (migrations === 'migrate') await migrateDatabase(url)
  const pool = createPool(url, { responseTimeoutMs })
  return {
    db: drizzle(pool, { schema }) as unknown as Database, // as for the embedded database
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * Opens the configured database: `databaseUrl`, or the embedded database in `dataDir`.
 *
 * @throws LockedError
 * @throws StartupError if `databaseUrl` cannot be opened, or if a newer version has migrated the database
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'embeddedFsync'>,
  options?: OpenOptions,
): Promise<OpenDatabase> {
  if (!config.databaseUrl) return openFolder(config.dataDir, { ...options, isDurable: config.embeddedFsync })
  try {
    return await openPostgres(config.databaseUrl, options)
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StartupError) throw error
    // Drizzle's message is the whole statement, and its cause is the error of PostgreSQL.
    const reported = error instanceof DrizzleQueryError && error.cause ? error.cause : error
    // If a host has several addresses, pg throws an AggregateError without a message.
    const reason = reported.message || ('code' in reported ? String(reported.code) : reported.name)
    throw new StartupError(`DATABASE_URL: the database cannot be opened (${reason}).`, { cause: error })
  }
}
