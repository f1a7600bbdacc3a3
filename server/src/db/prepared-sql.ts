import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'

const dialect = new PgDialect()

/**
 * Runs raw SQL as a prepared statement, see `prepared`. Drizzle prepares only statements of its own builders.
 *
 * @param build the statement; its values are `sql.placeholder`s
 * @param values by the names of the placeholders. Drivers get them unchanged: pass dates and objects as text.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Database,
  name: string,
  build: () => SQL,
  values: Record<string, string | number | null>,
): Promise<Row[]> {
  const statement = prepared(db, name, () =>
    db._.session.prepareQuery(dialect.sqlToQuery(build()), undefined, name, false),
  )
  const { rows } = (await statement.execute(values)) as { rows: Row[] } // the result of raw SQL on both drivers
  return rows
}
