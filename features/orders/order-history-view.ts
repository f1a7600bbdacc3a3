import { type AuditEntry, type Order, ROLE_NAME } from '@whirligig/contract'
import type { Activity } from '@whirligig/ui'

type ChangedLine = NonNullable<AuditEntry['details']['lines']>[number]

/** What was done, from the statuses that lines got. */
function toStatusTitle(lines: readonly ChangedLine[]): string {
  const status = lines[0]?.to ?? 'Updated'
  return status === 'Processing' || status === 'Not processed' ? `Set to ${status}` : status
}

const toLineText = ({ name, quantity, from }: ChangedLine): string => `${quantity} × ${name} (was ${from})`

function toFacts({ action, details }: AuditEntry): Pick<Activity, 'title' | 'lines' | 'note'> {
  if (action === 'note') return { title: 'Note', note: details.text ?? '' }
  if (action === 'address') return { title: 'Delivery address changed' }
  const lines = details.lines ?? []
  return { title: toStatusTitle(lines), lines: lines.map(toLineText) }
}

const toActor = ({ actorName, actorRole }: AuditEntry): string =>
  `${actorName ?? 'Deleted account'} (${ROLE_NAME[actorRole]})`

/**
 * Converts the audit trail of an order for display, newest first, and ends it with the order itself.
 *
 * @param isComplete whether `entries` are all there are
 * @param formatTime formats an ISO date
 */
export function toActivities(
  order: Pick<Order, '_id' | 'created' | 'customerName'>,
  { entries, isComplete }: { entries: readonly AuditEntry[]; isComplete: boolean },
  formatTime: (iso: string) => string,
): Activity[] {
  const changes = entries.map((entry) => ({
    ...toFacts(entry),
    id: entry._id,
    actor: toActor(entry),
    at: entry.created,
    time: formatTime(entry.created),
  }))
  if (!isComplete) return changes
  const actor = order.customerName ?? 'Deleted account'
  return [...changes, { id: order._id, title: 'Ordered', actor, at: order.created, time: formatTime(order.created) }]
}
