import type { AuditEntity } from '@whirligig/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { auditEntries } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'

/** The object whose changes are read. */
export type AuditKey = { entity: AuditEntity; entityId: string }

const isOf = ({ entity, entityId }: AuditKey) =>
  and(eq(auditEntries.entityId, entityId), eq(auditEntries.entity, entity))

/** Returns a page of the changes of an object, newest first. */
export const findAuditEntries = (db: Database, key: AuditKey, { limit, offset }: Pagination) =>
  db
    .select()
    .from(auditEntries)
    .where(isOf(key))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
    .offset(offset)

export async function countAuditEntries(db: Database, key: AuditKey): Promise<number> {
  const [row] = await db.select({ n: count() }).from(auditEntries).where(isOf(key))
  return row?.n ?? 0
}
