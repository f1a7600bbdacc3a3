import type { OpenDatabase } from '../../src/db/database.ts'
import { freshDatabase } from './fresh-database.ts'
import { setupPostgres } from './postgres-cluster.ts'

/** Returns the name of each kind of database and a function that opens an empty one, for `describe.each`. Call it at the top level. */
export function setupDatabases(): [name: string, open: () => Promise<OpenDatabase>][] {
  const { openFreshPostgres } = setupPostgres()
  return [
    ['embedded', freshDatabase],
    ['PostgreSQL', openFreshPostgres],
  ]
}
