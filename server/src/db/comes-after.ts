import { asc, type desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const toList = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

/**
 * The condition that a row comes after another one in a list that is sorted by these columns, all in one direction. It compares whole
 * rows, so that an index on the columns starts at the right place.
 *
 * @param values of the other row
 */
export const comesAfter = (
  columns: readonly AnyPgColumn[],
  direction: typeof asc | typeof desc,
  values: readonly unknown[],
): SQL => sql`(${toList(columns)}) ${sql.raw(direction === asc ? '>' : '<')} (${toList(values)})`
