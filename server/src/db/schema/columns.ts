import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../id.ts'

/** The primary key of every entity: a UUID v7 made by the server, `_id` on the wire. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId())

/** A reference to another row's id; chain `.references()`. */
export const ref = (name: string) => uuid(name)

/**
 * A moment. To the millisecond, so that what JavaScript reads is exactly what the database compares; without a default,
 * because "now" is the app's clock, which tests turn by hand.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Money in whole cents. */
export const cents = (name: string) => integer(name)

/**
 * Counts the edits of a row that staff edit. Who edits says which one they saw, so that two who edit at once do not
 * overwrite each other.
 */
export const version = () => integer('version').notNull().default(1)

/** A check that a column holds one of the values. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
  return check(name, sql`${column} in (${list})`)
}

/** A check that a whole number stays within its bounds; without `max` there is only the lower one. */
export function between(name: string, column: AnyPgColumn, min: number, max?: number) {
  const lower: SQL = sql`${column} >= ${sql.raw(String(min))}`
  return check(name, max === undefined ? lower : sql`${lower} and ${column} <= ${sql.raw(String(max))}`)
}
