import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import { StartupError } from '../lib/startup-error.ts'
import type { Database, OpenDatabase } from './database.ts'
import { acquireFolderLock } from './folder-lock.ts'
import { migrateDatabase, migrateEmbeddedDatabase } from './migrate.ts'
import * as schema from './schema/index.ts'

const INT8 = pg.types.builtins.INT8
// Counts and sums are int8. PGlite answers numbers, pg would answer text: one of the two has to give in.
pg.types.setTypeParser(INT8, Number)

/** What every embedded database is opened with. */
export const embeddedOptions = { extensions: { pg_trgm } }

/** Whether opening brings the database up to date first; `leave` is for who only wants to read what is there. */
type Migrating = 'migrate' | 'leave'

/** A PGlite instance as a `Database`; migrates it. Closing closes the instance. */
export async function openEmbedded(client: PGlite, migrating: Migrating = 'migrate'): Promise<OpenDatabase> {
  await client.waitReady
  if (migrating === 'migrate') await migrateEmbeddedDatabase(client)
  return {
    db: drizzleEmbedded(client, { schema }) as unknown as Database, // it answers `{ rows }`, and no more is said of it
    pool: null,
    ping: async () => void (await client.query('select 1')),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}

/**
 * The embedded PostgreSQL in a folder, for one process at a time.
 *
 * @throws LockedError when another process has it open.
 */
export async function openFolder(dataDir: string, migrating?: Migrating): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const release = acquireFolderLock(join(dataDir, 'db.lock'))
  try {
    const open = await openEmbedded(new PGlite(join(dataDir, 'db'), embeddedOptions), migrating)
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

/** A PostgreSQL server. Rejects with the driver's error when it cannot be reached. */
export async function openPostgres(url: string, migrating: Migrating = 'migrate'): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A query that runs this long is a bug; without a bound it would hold a connection for ever.
    statement_timeout: 30_000,
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    if (migrating === 'migrate') await migrateDatabase(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle(pool, { schema }) as unknown as Database, // as of the embedded one
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * Opens what the settings say: `databaseUrl` where there is one, else the folder.
 *
 * @throws LockedError; StartProblem where the database of `databaseUrl` cannot be opened
 */
export async function openDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  migrating?: Migrating,
): Promise<OpenDatabase> {
  if (!config.databaseUrl) return openFolder(config.dataDir, migrating)
  try {
    return await openPostgres(config.databaseUrl, migrating)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // pg joins the errors of a name's several addresses without a message of its own.
    const reason = error.message || ('code' in error ? String(error.code) : error.name)
    throw new StartupError(`DATABASE_URL: the database cannot be opened (${reason}).`, { cause: error })
  }
}
