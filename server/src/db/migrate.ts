import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded, type PgliteClient } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { StartupError } from '../lib/startup-error.ts'
import { ADVISORY_LOCK_IDS } from './advisory-lock-ids.ts'
import type { Database } from './database.ts'

const migrationsFolder = `${import.meta.dirname}/../../migrations`

/** Migrates an embedded database. The lock of its folder excludes other processes. @throws StartupError if it is newer */
export async function migrateEmbeddedDatabase(client: PgliteClient): Promise<void> {
  const db = drizzleEmbedded(client)
  await assertNotNewer(db as unknown as Database) // the type declares only what both drivers have in common
  await migrateEmbedded(db, { migrationsFolder })
}

/**
 * Migrates a PostgreSQL database. If several processes start at once, one migrates and the others wait.
 *
 * @throws StartupError if it is newer
 */
export async function migrateDatabase(url: string): Promise<void> {
  // Without a statement timeout: an index of a large table takes long, and so does waiting for another process.
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  connection.on('error', () => {})
  try {
    await connection.connect()
    await connection.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_IDS.migrations])
    try {
      const db = drizzle(connection)
      await assertNotNewer(db as unknown as Database) // as for the embedded database
      await migrate(db, { migrationsFolder })
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK_IDS.migrations])
    }
  } finally {
    await connection.end()
  }
}

/**
 * Refuses a database whose newest migration this version does not have: writing to a schema that it does not know could
 * damage the data. The migrator itself ignores such migrations.
 *
 * @throws StartupError
 */
async function assertNotNewer(db: Database): Promise<void> {
  if (!(await hasMigrations(db))) return
  const { rows } = await db.execute<{ newest: number | string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  const newestKnown = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (Number(rows[0]?.newest ?? 0) > newestKnown) {
    throw new StartupError(
      'The database was migrated by a newer version of Whirligig. Start that version, or restore a backup of this one.',
    )
  }
}

/** The hashes of the migrations of this version, oldest first. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

async function hasMigrations(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  return rows[0]?.exists === true
}

/** The hashes of the migrations that a database has applied, oldest first. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  if (!(await hasMigrations(db))) return []
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ hash }) => hash)
}

/** Identifies the schema: databases with the same hash have the same tables. */
export const migrationsHash = (): string => createHash('sha256').update(knownMigrations().join()).digest('hex')
