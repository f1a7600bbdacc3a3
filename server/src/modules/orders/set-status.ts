import { isFinalStatus, type OrderStatus } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Emit } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { cancelLines } from './cancel-lines.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { type OrderLineRow, type OrderRow, setLineStatus } from './queries.ts'
import { queueStatusMail } from './status-mail.ts'

/** What a change of a status needs besides its transaction. */
export type StatusDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'config'>

export type StatusChange = {
  order: OrderRow
  /** Lines of the order. */
  lines: readonly OrderLineRow[]
  status: OrderStatus
  actor: Actor
}

/**
 * Sets the status of lines of a locked order, records it, and mails the buyer. Every change of a status goes through here. Lines that have the
 * status already are skipped, so that a client can retry after a lost response. Cancelled lines return their stock.
 *
 * @throws AppError 400 when a line has another final status
 */
export async function setStatus(
  tx: Database,
  emit: Emit,
  deps: StatusDeps,
  { order, lines, status, actor }: StatusChange,
): Promise<void> {
  const changed = lines.filter((line) => line.status !== status)
  if (changed.length === 0) return
  const final = changed.find((line) => isFinalStatus(line.status))
  if (final) throw badRequest(ORDER_MESSAGES.final(final.status))
  const ids = changed.map(({ id }) => id)
  await (status === 'Cancelled' ? cancelLines(tx, emit, deps, changed) : setLineStatus(tx, ids, status))
  await recordAudit(tx, {
    ...{ actor, entity: 'order', entityId: order.id, action: 'status', now: deps.clock.now() },
    details: { lines: changed.map(({ name, quantity, status: from }) => ({ name, quantity, from, to: status })) },
  })
  await queueStatusMail(tx, emit, deps, { order, lines: changed, status })
}
