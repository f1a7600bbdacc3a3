import { isSQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'

/**
 * Returns the query plan of a statement.
 *
 * @param query a Drizzle query that has not been awaited
 * @throws if it is not a Drizzle query
 */
export async function explain(db: Database, query: PromiseLike<unknown>): Promise<string> {
  if (!isSQLWrapper(query)) throw new Error('Only a Drizzle query that has not been awaited can be explained.')
  const { rows } = await db.execute<Record<string, string>>(sql`explain ${query}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
