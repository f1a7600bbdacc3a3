import { CHAT, type ChatMessage } from '@whirligig/contract'
import type { Connection } from '@whirligig/core/realtime'

/** What arrives within so many ms is told together. */
const GATHER = 300

export type Receipts = {
  /** These are here now, one's own as well, of which nothing is said. */
  got: (messages: readonly ChatMessage[]) => void
}

/**
 * Tells the server what has arrived in this browser, so that it can tell who wrote it. All of it: behind a message that it
 * was not told of, the server takes none for arrived.
 */
export function receipts(connection: Connection, me: string): Receipts {
  /** What is to be told, by id, until the server has said that it knows. */
  const pending = new Set<string>()
  let isBusy = false

  function tell(): void {
    const ids = [...pending].slice(0, CHAT.maxPeople)
    isBusy = ids.length > 0 && connection.emit('received', ids, (answer) => heard(ids, answer))
  }

  function heard(ids: readonly string[], answer: unknown): void {
    isBusy = false
    if (answer !== null) return // refused: it goes with what arrives next
    for (const id of ids) pending.delete(id)
    gather()
  }

  function gather(): void {
    if (isBusy || pending.size === 0) return
    isBusy = true
    setTimeout(tell, GATHER)
  }

  function got(messages: readonly ChatMessage[]): void {
    for (const { id, to } of messages) if (to === me) pending.add(id)
    gather()
  }

  connection.on('message', (message) => {
    got([message])
  })
  connection.subscribe((state) => {
    if (state === 'open') tell()
  })
  return { got }
}
