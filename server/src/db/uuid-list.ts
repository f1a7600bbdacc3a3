import { type SQL, sql } from 'drizzle-orm'

/**
 * A list of ids for the `in` operator, as a single parameter: `sql`${products.id} in ${uuidList(ids)}``. A parameter per
 * id would limit the list to 65,535 ids.
 *
 * @param ids valid for `isId`
 */
export function uuidList(ids: readonly string[]): SQL {
  return sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
