import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../id.ts'

/** The primary key of an entity: a UUID v7 from the server. The API calls it `_id`. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId())

/** A foreign key. Chain `.references()`. */
export const ref = (name: string) => uuid(name)

/**
 * A timestamp with millisecond precision, so that JavaScript and the database compare equal values. It has no default,
 * because the current time comes from the injected clock.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** An amount of money in cents. */
export const cents = (name: string) => integer(name)

/**
 * The version for optimistic locking of rows that staff edit. An update names the version that it is based on, so that
 * concurrent edits do not overwrite each other.
 */
export const version = () => integer('version').notNull().default(1)

/** A check constraint: the column has one of the values. */
export function oneOfCheck(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
  return check(name, sql`${column} in (${list})`)
}

/** A check constraint: the integer is at least `min`, and at most `max` if given. */
export function between(name: string, column: AnyPgColumn, min: number, max?: number) {
  const lower: SQL = sql`${column} >= ${sql.raw(String(min))}`
  return check(name, max === undefined ? lower : sql`${lower} and ${column} <= ${sql.raw(String(max))}`)
}
