import { type AuditAction, type AuditDetails, type AuditEntity, ROLE_NAME, type Role } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { auditEntries } from '../../db/schema/index.ts'
import type { CsvExport } from '../../lib/csv-export.ts'
import { fullName } from '../../lib/full-name.ts'
import type { SessionUser } from '../auth/sessions.ts'

/** The user who makes a change. */
export type Actor = Pick<SessionUser, 'id' | 'role' | 'firstName' | 'lastName'>

/** A change to record. */
export type AuditRecord = {
  actor: Actor
  entity: AuditEntity
  entityId: string
  action: AuditAction
  /** Plain facts. No personal data: they stay when an account is deleted. */
  details?: AuditDetails
  /** When the change is made. */
  now: Date
}

const toRow = ({ actor, now, details = {}, ...record }: AuditRecord) => ({
  ...record,
  details,
  actorId: actor.id,
  actorRole: actor.role,
  actorName: fullName(actor) || null,
  createdAt: now,
})

/** Adds a change to the audit trail. Pass the transaction of the change, so that both are saved or neither. */
export async function recordAudit(tx: Database, record: AuditRecord): Promise<void> {
  await tx.insert(auditEntries).values(toRow(record))
}

/** Adds several changes to the audit trail with one statement. */
export async function recordAudits(tx: Database, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditEntries).values(records.map(toRow))
}

/** Records that an account got another role. */
export const recordRole = (
  tx: Database,
  { userId, from, to, ...record }: { actor: Actor; userId: string; from: Role; to: Role; now: Date },
): Promise<void> =>
  recordAudit(tx, {
    ...record,
    ...{ entity: 'user', entityId: userId, action: 'status', details: { from: ROLE_NAME[from], to: ROLE_NAME[to] } },
  })

/** Records that an account exports a file, before the first row is read. Filters are not recorded: a search may be a customer's name. */
export async function recordExport(db: Database, actor: Actor, now: Date, file: CsvExport): Promise<CsvExport> {
  await recordAudit(db, {
    ...{ actor, entity: 'user', entityId: actor.id, action: 'exported', now },
    details: { name: file.fileName },
  })
  return file
}
