import type { Assume } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type * as schema from './schema/index.ts'

/** The result of raw SQL that both drivers have in common. Affected row counts differ, so use `.returning()`. */
type RawResult<Row> = { rows: Assume<Row, Record<string, unknown>>[] }

interface Rows extends PgQueryResultHKT {
  type: RawResult<this['row']>
}

/**
 * The embedded database, a PostgreSQL server, or a transaction on either. Queries take it as their first argument.
 *
 * Inside `db.transaction(async (tx) => ...)` use only `tx`. The embedded database has a single connection: a query on
 * `db` inside a transaction would deadlock, and its transactions run one after the other.
 */
export type Database = PgDatabase<Rows, typeof schema>

/** An open database with its connections. */
export type OpenDatabase = {
  db: Database
  /** The connection pool, for LISTEN and NOTIFY. Null for the embedded database. */
  pool: pg.Pool | null
  /** Rejects if the database does not respond. */
  ping: () => Promise<void>
  /** Waits for running queries, then releases connections, files and locks. Idempotent. */
  close: () => Promise<void>
}
