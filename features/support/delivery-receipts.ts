import { CHAT, type ChatMessage } from '@whirligig/contract'
import type { ChatScope } from './chat-scope.ts'

/** Messages that are received within this time are reported in one event. */
const BATCH_MS = 300

export type DeliveryReceipts = {
  /** Reports messages as received. Ignores the user's own. */
  report: (messages: readonly ChatMessage[]) => void
}

/**
 * Reports to the server which messages this browser has received. The server then notifies their writers. Report all messages:
 * the server does not count a message as delivered while an earlier one is not reported.
 */
export function startDeliveryReceipts({ connection, me }: Pick<ChatScope, 'connection' | 'me'>): DeliveryReceipts {
  /** Ids that the server has not acknowledged yet. */
  const pending = new Set<string>()
  let isScheduledOrSent = false

  function send(): void {
    const ids = [...pending].slice(0, CHAT.maxPeople)
    isScheduledOrSent = ids.length > 0 && connection.emit('received', ids, (response) => onAck(ids, response))
  }

  function onAck(ids: readonly string[], response: unknown): void {
    isScheduledOrSent = false
    if (response !== null) return // rejected: the ids are sent again with the next ones
    for (const id of ids) pending.delete(id)
    schedule()
  }

  function schedule(): void {
    if (isScheduledOrSent || pending.size === 0) return
    isScheduledOrSent = true
    setTimeout(send, BATCH_MS)
  }

  function report(messages: readonly ChatMessage[]): void {
    for (const { id, to } of messages) if (to === me) pending.add(id)
    schedule()
  }

  connection.on('message', (message) => report([message]))
  connection.subscribe((state) => {
    if (state === 'open') send()
  })
  return { report }
}
