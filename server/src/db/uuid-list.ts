import { type SQL, sql } from 'drizzle-orm'

/**
 * Ids for a statement's `in`, as one parameter however many they are: `sql`${products.id} in ${idsIn(ids)}``. One
 * parameter each would end at 65,535 of them.
 *
 * @param ids all of them such as `isId` accepts
 */
export function uuidList(ids: readonly string[]): SQL {
  return sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
