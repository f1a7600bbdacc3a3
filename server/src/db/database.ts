import type { Assume } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type * as schema from './schema/index.ts'

/** What both drivers answer to raw SQL. For "how many rows changed" use `.returning()`: there the two differ. */
type RawAnswer<Row> = { rows: Assume<Row, Record<string, unknown>>[] }

interface Rows extends PgQueryResultHKT {
  type: RawAnswer<this['row']>
}

/**
 * The embedded or the real PostgreSQL, or a transaction on either: queries take this as their first argument.
 *
 * Inside `db.transaction(async (tx) => ...)` use only `tx`. The embedded database has one connection: a query on `db`
 * in there would wait for the transaction that waits for it. Transactions on it run one after the other.
 */
export type Database = PgDatabase<Rows, typeof schema>

/** An opened database and what belongs to it. */
export type OpenDatabase = {
  db: Database
  /** Only with a real PostgreSQL: its connections, for what needs LISTEN and NOTIFY. */
  pool: pg.Pool | null
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Waits for what runs, then lets go of connections, files and locks. Calling it again does nothing. */
  close: () => Promise<void>
}
