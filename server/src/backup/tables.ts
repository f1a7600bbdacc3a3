import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema/index.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/**
 * Tables that are not backed up, because their rows must not be restored: sessions and the carts that they show, pending sign-ins, password reset links,
 * rate limits, cache invalidations, presence and the failure of a backup. Otherwise a restore would revive revoked sessions.
 */
const EPHEMERAL_TABLES: PgTable[] = [
  schema.sessions,
  schema.sharedCarts,
  schema.externalSignIns,
  schema.passwordResets,
  schema.rateLimits,
  schema.catalogueChanges,
  schema.chatProcesses,
  schema.chatSockets,
  schema.socketIoAttachments,
  schema.backupFailures,
]

/** The names of all tables. */
export const allTables: string[] = tables.map((table) => getTableName(table))

/** The names of the tables in a backup. Each comes after the tables that it references, so rows can be inserted in this order. */
export const backedUpTables: string[] = sortByForeignKeys(tables.filter((table) => !EPHEMERAL_TABLES.includes(table)))

function sortByForeignKeys(unordered: PgTable[]): string[] {
  const visited = new Set<PgTable>()
  const visit = (table: PgTable) => {
    if (visited.has(table)) return
    // Marked before its references, so that a cycle would end. There is none: it could not be restored.
    visited.add(table)
    for (const { reference } of getTableConfig(table).foreignKeys) visit(reference().foreignTable)
    ordered.push(getTableName(table))
  }
  const ordered: string[] = []
  for (const table of unordered) visit(table)
  return ordered
}
