import { CHAT_TEXT, type ChatMessage, ChatMessageAck, type OutgoingMessage } from '@whirligig/contract'
import type { Connection } from '@whirligig/core/realtime'
import { answerOf } from './answers.ts'
import { type Cell, cell } from './cell.ts'
import type { KeptWaiting } from './kept.ts'
import { nextOf, refused, triedAgain, type Waiting, withOne, without } from './waiting.ts'

/** How long to rest after the server said that one writes too fast, in ms. */
const REST = 2000
/** How long to wait for an acknowledgement on an open line before it is sent again, in ms. */
const PATIENCE = 15_000
/** How long another tab has to send what was written in it, in ms: then that tab is closed or asleep. */
const OTHERS = 5000

export type Outbox = {
  waiting: Cell<Waiting>
  /** Why the server did not take the last one; null as soon as it takes one. */
  complaint: Cell<{ to: string; text: string } | null>
  /** The last that was acknowledged. */
  sent: Cell<ChatMessage | null>
  /** Keeps a message and sends it as soon as it can be. */
  write: (to: string, text: string) => void
  retry: (clientId: string) => void
  /** Forgets one that was refused. */
  discard: (clientId: string) => void
}

type Options = {
  connection: Connection
  me: string
  kept: KeptWaiting
  now: () => Date
  newClientId: () => string
}

/**
 * Sends what was written: one after the other, so that the order stays, and each until it is acknowledged. It may be sent
 * twice, when the line breaks before the answer or a tab has slept; by its client id the server takes it once.
 */
export function outbox({ connection, me, kept, now, newClientId }: Options): Outbox {
  const waiting = cell(kept.read())
  const complaint: Outbox['complaint'] = cell<{ to: string; text: string } | null>(null)
  const sent = cell<ChatMessage | null>(null)
  /** What other tabs will send, and from when on (ms since 1970) this one does. */
  const others = new Map<string, number>()
  let attempts = 0
  /** The attempt that is under way; undefined: none is. */
  let current: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const find = (clientId: string) => waiting.value.find((each) => each.clientId === clientId)

  function keep(one: OutgoingMessage): void {
    others.delete(one.clientId)
    kept.put(one)
    waiting.set(withOne(waiting.value, one))
  }

  function drop(clientId: string | undefined): void {
    const rest = without(waiting.value, clientId)
    if (clientId === undefined || rest === waiting.value) return
    kept.drop(clientId)
    others.delete(clientId)
    waiting.set(rest)
  }

  function after(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(proceed, ms)
  }

  function proceed(): void {
    clearTimeout(timer)
    current = undefined
    flush()
  }

  function flush(): void {
    if (current !== undefined) return
    const time = now().getTime()
    const next = nextOf(waiting.value, (clientId) => (others.get(clientId) ?? 0) <= time)
    if (!next) {
      if (others.size > 0) after(Math.min(...others.values()) - time)
      return
    }
    const { clientId, to, text } = next
    attempts += 1
    const mine = attempts
    current = mine
    after(PATIENCE)
    if (connection.emit('message', { text, to, clientId }, (answer) => answered(mine, next, answer))) return
    clearTimeout(timer)
    current = undefined
  }

  function answered(attempt: number, one: OutgoingMessage, answer: unknown): void {
    const outcome = answerOf(ChatMessageAck, answer)
    if ('said' in outcome) {
      sent.set(outcome.said.message)
      drop(one.clientId)
    }
    if (attempt !== current) return
    if ('refused' in outcome && find(one.clientId)) keep(refused(one, outcome.refused))
    complaint.set('refused' in outcome ? { to: one.to, text: outcome.refused } : null)
    if ('refused' in outcome && outcome.refused === CHAT_TEXT.tooFast) after(REST)
    else proceed()
  }

  connection.on('message', (message) => {
    if (message.from === me) drop(message.clientId)
  })
  kept.follow((clientId, one) => {
    others.delete(clientId)
    if (one && one.error === undefined) others.set(clientId, now().getTime() + OTHERS)
    waiting.set(one ? withOne(waiting.value, one) : without(waiting.value, clientId))
    flush()
  })
  connection.subscribe((state) => {
    clearTimeout(timer)
    current = undefined
    if (state !== 'open') return
    for (const clientId of others.keys()) others.set(clientId, now().getTime() + OTHERS)
    flush()
  })
  if (connection.state === 'open') flush()

  return {
    waiting,
    complaint,
    sent,
    write(to, text) {
      keep({ clientId: newClientId(), to, text, time: now().toISOString() })
      flush()
    },
    retry(clientId) {
      const one = find(clientId)
      if (!one) return
      complaint.set(null)
      keep(triedAgain(one))
      flush()
    },
    discard(clientId) {
      complaint.set(null)
      drop(clientId)
    },
  }
}
