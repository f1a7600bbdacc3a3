import { CHAT, ChatMessage } from '@whirligig/contract'
import type { Connection } from '@whirligig/live'
import { later } from './merge.ts'

/** What arrives within so many ms is told together. */
const GATHER = 300

export type Receipts = {
  /** These are here now, one's own as well, of which nothing is said. */
  got: (messages: readonly ChatMessage[]) => void
}

/** Tells the server what has arrived in this browser, so that it can tell who wrote it. */
export function receipts(connection: Connection, me: string): Receipts {
  /** The newest of each writer: what is to be told, and what has been since the line was opened. */
  const pending = new Map<string, ChatMessage>()
  const told = new Map<string, ChatMessage>()
  let isGathering = false

  function tell(): void {
    isGathering = false
    const newest = [...pending.values()].slice(0, CHAT.people)
    const ids = newest.map(({ id }) => id)
    if (ids.length === 0 || !connection.tell('received', ids)) return
    for (const message of newest) {
      pending.delete(message.from)
      told.set(message.from, message)
    }
    if (pending.size > 0) tell()
  }

  function got(messages: readonly ChatMessage[]): void {
    for (const message of messages) {
      const known = told.get(message.from)
      if (message.to !== me || (known && later(known, message) === known)) continue
      pending.set(message.from, later(pending.get(message.from), message))
    }
    if (pending.size === 0 || isGathering) return
    isGathering = true
    setTimeout(tell, GATHER)
  }

  connection.hear('message', (payload) => {
    const message = ChatMessage.safeParse(payload)
    if (message.success) got([message.data])
  })
  connection.watch((state) => {
    if (state !== 'open') return
    told.clear() // the last that was told may not have got there
    tell()
  })
  return { got }
}
