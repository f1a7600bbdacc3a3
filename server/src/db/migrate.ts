import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded, type PgliteClient } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'

const migrationsFolder = `${import.meta.dirname}/../../migrations`

/** Any number; every server process asks for the same one. */
const MIGRATION_LOCK = 7_246_150

/** Brings an embedded database up to date. The folder's lock has already kept other processes out. */
export async function migrateEmbeddedDatabase(client: PgliteClient): Promise<void> {
  await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder })
}

/** Brings a PostgreSQL up to date; of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await migrate(drizzle(connection), { migrationsFolder })
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    connection.release()
  }
}

/** Names the migrations that exist: databases with the same name have the same tables. */
export function migrationsHash(): string {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.hash ?? 'none'
}
