import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded, type PgliteClient } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'
import { ADVISORY_LOCK_IDS } from './advisory-lock-ids.ts'
import type { Database } from './database.ts'

const migrationsFolder = `${import.meta.dirname}/../../migrations`

/** Brings an embedded database up to date. The folder's lock has already kept other processes out. */
export async function migrateEmbeddedDatabase(client: PgliteClient): Promise<void> {
  await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder })
}

/** Brings a PostgreSQL up to date; of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_IDS.migrations])
    try {
      await migrate(drizzle(connection), { migrationsFolder })
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK_IDS.migrations])
    }
  } finally {
    connection.release()
  }
}

/** The hashes of the migrations that this version knows, the oldest first. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** The hashes of those that a database has been through; none where it was never migrated. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const table = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!table.rows[0]?.there) return []
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ hash }) => hash)
}

/** Names the migrations that exist: databases with the same name have the same tables. */
export function migrationsHash(): string {
  return knownMigrations().at(-1) ?? 'none'
}
