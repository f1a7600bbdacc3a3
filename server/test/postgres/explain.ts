import { isSQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'

/**
 * How the database would go about a query, in its own words.
 *
 * @param query typed as its rows; before anybody waits for it it is still a statement
 * @throws where it is none
 */
export async function explain(db: Database, query: PromiseLike<unknown>): Promise<string> {
  if (!isSQLWrapper(query)) throw new Error('Only a statement that was not sent yet can be explained.')
  const { rows } = await db.execute<Record<string, string>>(sql`explain ${query}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
