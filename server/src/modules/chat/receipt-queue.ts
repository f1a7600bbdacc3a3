import type { Deps } from '../../deps.ts'
import { createBatchQueue } from '../../lib/batch-queue.ts'
import type { Realtime } from '../../realtime/create-realtime.ts'
import { ROOM } from '../../realtime/rooms.ts'
import { markReceived } from './mark-received.ts'

/** Saves delivery receipts in batches and notifies the authors of the delivered messages. */
export function createReceiptQueue({ db }: Pick<Deps, 'db'>, { broadcast }: Pick<Realtime, 'broadcast'>) {
  return createBatchQueue<{ me: string; ids: string[] }, void>(async (batch) => {
    const receipts = batch.flatMap(({ me, ids }) => ids.map((id) => ({ me, id })))
    const marks = receipts.length > 0 ? await markReceived(db, receipts) : []
    for (const { from, ...delivered } of marks) broadcast(ROOM.user(from), 'delivered', delivered)
    return batch.map(() => undefined)
  })
}

export type ReceiptQueue = ReturnType<typeof createReceiptQueue>
