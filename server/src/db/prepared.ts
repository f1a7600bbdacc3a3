import type { Database } from './database.ts'

const statementsByDatabase = new WeakMap<Database, Map<string, unknown>>()
const names = new Map<string, string>()

/**
 * The name of a statement that was created by `prepared`, otherwise undefined. The embedded database, which gets no names,
 * keeps the plans of these statements.
 */
export const getPreparedName = (text: string): string | undefined => names.get(text)

/**
 * Caches a prepared statement: it is built once per database instead of per query, and planned once per connection.
 *
 * @param name identifies the statement. Each SQL text that `build` can create needs its own name.
 * @param build must end with `.prepare(name)`
 */
export function prepared<Statement extends { getQuery: () => { sql: string } }>(
  db: Database,
  name: string,
  build: (name: string) => Statement,
): Statement {
  let statements = statementsByDatabase.get(db)
  if (!statements) {
    statements = new Map()
    statementsByDatabase.set(db, statements)
  }
  let statement = statements.get(name) as Statement | undefined // created by `build` for this name
  if (!statement) {
    statement = build(name)
    statements.set(name, statement)
    names.set(statement.getQuery().sql, name)
  }
  return statement
}
