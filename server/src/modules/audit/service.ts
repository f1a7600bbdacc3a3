import { AUDIT_PAGE_SIZE, type AuditEntry, type AuditPage } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { auditEntries } from '../../db/schema/index.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { type AuditKey, countAuditEntries, findAuditEntries } from './queries.ts'

/** Converts a row to the contract's shape. */
const toAuditEntry = (row: typeof auditEntries.$inferSelect): AuditEntry => ({
  _id: row.id,
  created: row.createdAt.toISOString(),
  action: row.action,
  actorName: row.actorName,
  actorRole: row.actorRole,
  details: row.details,
})

/** Returns a page of the changes of an object, newest first. An object without changes has an empty list. */
export async function listAuditEntries(
  db: Database,
  key: AuditKey,
  query: { page?: unknown; limit?: unknown },
): Promise<AuditPage> {
  const paging = parsePagination(query, AUDIT_PAGE_SIZE)
  const [rows, count] = await Promise.all([findAuditEntries(db, key, paging), countAuditEntries(db, key)])
  return { entries: rows.map(toAuditEntry), ...toPageInfo(count, paging) }
}
