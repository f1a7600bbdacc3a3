import type { Database } from './database.ts'

const known = new WeakMap<Database, Map<string, unknown>>()

/**
 * A statement that is asked all the time: built once for each database instead of at each call, and planned once on each
 * of its connections.
 *
 * @param name of the statement, one for each text that `build` can make.
 * @param build ends in `.prepare(name)`.
 */
export function prepared<Statement>(db: Database, name: string, build: (name: string) => Statement): Statement {
  let statements = known.get(db)
  if (!statements) {
    statements = new Map()
    known.set(db, statements)
  }
  if (!statements.has(name)) statements.set(name, build(name))
  return statements.get(name) as Statement // what `build` of this name has made
}
