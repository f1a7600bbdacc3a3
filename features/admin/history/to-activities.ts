import { type AuditEntry, ROLE_NAME } from '@whirligig/contract'
import type { Activity } from '@whirligig/ui'

function toTitle({ action, details: { from, to, fields, name } }: AuditEntry): string {
  if (action === 'signed-out') return 'Signed out everywhere'
  if (action === 'exported') return `Exported ${name}`
  if (action === 'added') return 'Added'
  if (action === 'updated' && fields) return `Changed: ${fields.join(', ')}`
  if (action !== 'status') return 'Changed'
  if (to === 'Approved' && from === to) return 'Invitation sent again'
  if (to === 'Approved' || to === 'Rejected' || to === 'Disabled') return to
  return from === 'Disabled' ? 'Enabled' : `Role changed from ${from ?? 'none'} to ${to ?? 'none'}`
}

/**
 * Converts the audit trail of anything but an order for display, newest first.
 *
 * @param formatTime formats an ISO date
 */
export const toActivities = (entries: readonly AuditEntry[], formatTime: (iso: string) => string): Activity[] =>
  entries.map((entry) => ({
    id: entry._id,
    title: toTitle(entry),
    actor: `${entry.actorName ?? 'Deleted account'} (${ROLE_NAME[entry.actorRole]})`,
    at: entry.created,
    time: formatTime(entry.created),
  }))
