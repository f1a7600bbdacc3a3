import { type MessageResponse, type OrderNoteInput, RESPONSE_TEXT } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { notFound } from '../../lib/errors.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { findOrderById } from './queries.ts'

/** Adds a note of staff to an order. It is part of the audit trail, which customers cannot read. @throws AppError 404 */
export async function addNote(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  id: string,
  { text }: OrderNoteInput,
  actor: Actor,
): Promise<MessageResponse> {
  return inTransaction(deps, async (tx, emit) => {
    const order = await findOrderById(tx, id, 'all')
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const now = deps.clock.now()
    await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action: 'note', details: { text }, now })
    // Only the pages of staff show it.
    emit('orderChanged', [{ id: order.id, userId: null }])
    return { success: true, message: ORDER_MESSAGES.noteAdded }
  })
}
