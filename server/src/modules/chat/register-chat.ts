import type { Deps } from '../../deps.ts'
import type { Realtime } from '../../realtime/create-realtime.ts'
import { broadcastPresence } from './broadcast-presence.ts'
import { handleChatEvents } from './chat-events.ts'
import { findOfflineUsers } from './contacts.ts'
import { createMessageQueue } from './message-queue.ts'
import { createReceiptQueue } from './receipt-queue.ts'

/** Adds the support chat to the realtime server. */
export function registerChat(realtime: Realtime, deps: Pick<Deps, 'db' | 'clock' | 'limits'>): void {
  const { db, clock } = deps
  const messages = createMessageQueue(deps)
  const receipts = createReceiptQueue(deps, realtime)
  realtime.onConnection((connection) => handleChatEvents(connection, { db, clock, realtime, messages, receipts }))
  realtime.presence.onOffline(async (userIds) => {
    for (const user of await findOfflineUsers(db, userIds)) broadcastPresence(realtime, 'disconnectUser', user)
  })
  realtime.beforeClose(() => Promise.all([messages.idle(), receipts.idle()]))
}
