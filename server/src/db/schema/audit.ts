import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditDetails, ROLES } from '@whirligig/contract'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOfCheck, ref } from './columns.ts'
import { users } from './user.ts'

/**
 * The audit trail: who did what to which object, and when. Services insert an entry in the transaction of the change. A trigger
 * on `users` removes the actor's name, and the entries about the account, when an account is deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    entity: text('entity', { enum: AUDIT_ENTITIES }).notNull(),
    /** No foreign key, so that the entries of a deleted object stay. */
    entityId: ref('entity_id').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    /** Null after the actor's account was deleted. */
    actorId: ref('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorRole: text('actor_role', { enum: ROLES }).notNull(),
    /** The actor's name at that time. */
    actorName: text('actor_name'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('audit_entries_entity').on(t.entityId, t.entity, t.createdAt, t.id),
    index('audit_entries_actor').on(t.actorId),
    oneOfCheck('audit_entries_entity_known', t.entity, AUDIT_ENTITIES),
    oneOfCheck('audit_entries_role_known', t.actorRole, ROLES),
  ],
)
