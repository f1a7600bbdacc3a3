import type { Deps } from '../deps.ts'
import { inBatches } from '../sockets/in-batches.ts'
import type { News } from '../sockets/news.ts'
import { ROOM } from '../sockets/socket-types.ts'
import { markReceived } from './chat-messages.ts'

/** Notes what has arrived in people's browsers, and tells who wrote it: together what comes at nearly the same moment. */
export function storeReceipts({ db }: Pick<Deps, 'db'>, news: News) {
  return inBatches<{ me: string; ids: string[] }, true>(async (batch) => {
    const receipts = batch.flatMap(({ me, ids }) => ids.map((id) => ({ me, id })))
    const steps = receipts.length > 0 ? await markReceived(db, receipts) : []
    for (const { from, ...delivered } of steps) news.send(ROOM.user(from), 'delivered', delivered)
    return batch.map(() => true)
  })
}
