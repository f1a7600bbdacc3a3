import type { Database } from './database.ts'

const statementsByDatabase = new WeakMap<Database, Map<string, unknown>>()

/**
 * Caches a prepared statement: it is built once per database instead of per query, and planned once per connection.
 *
 * @param name identifies the statement. Each SQL text that `build` can create needs its own name.
 * @param build must end with `.prepare(name)`
 */
export function prepared<Statement>(db: Database, name: string, build: (name: string) => Statement): Statement {
  let statements = statementsByDatabase.get(db)
  if (!statements) {
    statements = new Map()
    statementsByDatabase.set(db, statements)
  }
  if (!statements.has(name)) statements.set(name, build(name))
  return statements.get(name) as Statement // created by `build` for this name
}
