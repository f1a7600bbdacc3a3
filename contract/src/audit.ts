import * as z from 'zod/mini'
import { ORDER_STATUSES } from './enums.ts'
import { Id, IsoDate, requiredText } from './fields.ts'
import { pageFields } from './responses.ts'
import { ROLES } from './roles.ts'

/** The default number of entries on a page. It is not in `PAGE_SIZE`, which public pages load. */
export const AUDIT_PAGE_SIZE = 50

/** The maximum length of a note about an order, in characters. */
export const MAX_NOTE_LENGTH = 1000

/** The kinds of objects whose changes the audit trail records. */
export const AUDIT_ENTITIES = ['order', 'product', 'merchant', 'review', 'user'] as const
export type AuditEntity = (typeof AUDIT_ENTITIES)[number]

/**
 * What was done. `status` has the old and the new one in its details, `note` its text. `exported` is an entry of the account that
 * exported a file.
 */
export const AUDIT_ACTIONS = [
  'added',
  'updated',
  'deleted',
  'status',
  'address',
  'note',
  'signed-out',
  'exported',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Order lines that changed their status together. */
const ChangedLine = z.object({
  name: z.string(),
  quantity: z.int(),
  from: z.enum(ORDER_STATUSES),
  to: z.enum(ORDER_STATUSES),
})

/** Plain facts about a change. Which ones are present depends on the entity and the action. */
export const AuditDetails = z.object({
  /** The order lines with a new status. */
  lines: z.optional(z.array(ChangedLine)),
  /** The old and the new status of anything but an order. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The name of a product at that time, or of an exported file. */
  name: z.optional(z.string()),
  /** The names of the fields that got a new value. */
  fields: z.optional(z.array(z.string())),
  /** The text of a note. */
  text: z.optional(z.string()),
})
export type AuditDetails = z.infer<typeof AuditDetails>

export const AuditEntry = z.object({
  _id: Id,
  created: IsoDate,
  action: z.enum(AUDIT_ACTIONS),
  /** The name at that time. Null if the account had no name or has been deleted since. */
  actorName: z.nullable(z.string()),
  actorRole: z.enum(ROLES),
  details: AuditDetails,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Newest first. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), ...pageFields })
export type AuditPage = z.infer<typeof AuditPage>

/** A note of staff about an order. Customers never see it. */
export const OrderNoteInput = z.object({ text: requiredText({ required: 'Note is required.' }, MAX_NOTE_LENGTH) })
export type OrderNoteInput = z.infer<typeof OrderNoteInput>
