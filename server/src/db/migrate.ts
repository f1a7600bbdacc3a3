import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded, type PgliteClient } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { ADVISORY_LOCK_IDS } from './advisory-lock-ids.ts'
import type { Database } from './database.ts'

const migrationsFolder = `${import.meta.dirname}/../../migrations`

/** Migrates an embedded database. The lock of its folder excludes other processes. */
export async function migrateEmbeddedDatabase(client: PgliteClient): Promise<void> {
  await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder })
}

/** Migrates a PostgreSQL database. If several processes start at once, one migrates and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  // Without a statement timeout: an index of a large table takes long, and so does waiting for another process.
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  connection.on('error', () => {})
  try {
    await connection.connect()
    await connection.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_IDS.migrations])
    try {
      await migrate(drizzle(connection), { migrationsFolder })
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK_IDS.migrations])
    }
  } finally {
    await connection.end()
  }
}

/** The hashes of the migrations of this version, oldest first. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** The hashes of the migrations that a database has applied, oldest first. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const table = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table.rows[0]?.exists) return []
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ hash }) => hash)
}

/** Identifies the schema: databases with the same hash have the same tables. */
export function migrationsHash(): string {
  return knownMigrations().at(-1) ?? 'none'
}
