import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema/index.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/**
 * What a backup leaves out, because it must not come back: who was signed in or about to be, links for a new password,
 * counts of calls, which lists are out of date, who was online. Otherwise a restored shop would open sessions again that have been ended since.
 */
const EPHEMERAL_TABLES: PgTable[] = [
  schema.sessions,
  schema.externalSignIns,
  schema.passwordResets,
  schema.rateLimits,
  schema.catalogueChanges,
  schema.chatProcesses,
  schema.chatSockets,
  schema.socketIoAttachments,
]

/** Every table of the shop. */
export const allTables: string[] = tables.map((table) => getTableName(table))

/** The tables of a backup, each behind those that it refers to, so that rows can be put back in this order. */
export const backedUpTables: string[] = sortByForeignKeys(tables.filter((table) => !EPHEMERAL_TABLES.includes(table)))

function sortByForeignKeys(unordered: PgTable[]): string[] {
  const done = new Set<PgTable>()
  const visit = (table: PgTable) => {
    if (done.has(table)) return
    // Before the ones it refers to, so that a circle ends; there is none, or a restore would fail.
    done.add(table)
    for (const { reference } of getTableConfig(table).foreignKeys) visit(reference().foreignTable)
    ordered.push(getTableName(table))
  }
  const ordered: string[] = []
  for (const table of unordered) visit(table)
  return ordered
}
