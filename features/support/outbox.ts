import { CHAT_TEXT, ChatSent } from '@whirligig/contract'
import type { Connection } from '@whirligig/live'
import { answerOf } from './answers.ts'
import { type Cell, cell } from './cell.ts'
import type { Kept } from './kept.ts'
import { arrived, nextOf, refused, triedAgain, type Waiting } from './waiting.ts'

/** How long to rest after the server said that one writes too fast, in ms. */
const REST = 2000
/** How long to wait for an acknowledgement on an open line before it is sent again, in ms. */
const PATIENCE = 15_000

export type Outbox = {
  waiting: Cell<Waiting>
  /** Why the server did not take the last one; null as soon as it takes one. */
  complaint: Cell<{ to: string; text: string } | null>
  /** Keeps a message and sends it as soon as it can be. */
  write: (to: string, text: string) => void
  retry: (clientId: string) => void
  /** A message was heard: if it is one that waits, it need not be sent any more. */
  heard: (clientId: string | undefined) => void
}

type Options = {
  connection: Connection
  kept: Kept['waiting']
  now: () => Date
  newClientId: () => string
  sent: (sent: ChatSent) => void
}

/**
 * Sends what was written: one after the other, so that the order stays, and each until it is acknowledged. It may be sent
 * twice, when the line breaks before the answer; by its client id the server takes it once.
 */
export function outbox({ connection, kept, now, newClientId, sent }: Options): Outbox {
  const waiting = cell(kept.read())
  const complaint: Outbox['complaint'] = cell<{ to: string; text: string } | null>(null)
  let attempts = 0
  /** The attempt that is under way; undefined: none is. */
  let current: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Waiting): void {
    if (next === waiting.value) return
    waiting.set(next)
    kept.write(next)
  }

  function after(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      current = undefined
      flush()
    }, ms)
  }

  function flush(): void {
    const next = nextOf(waiting.value)
    if (current !== undefined || !next) return
    const { clientId, to, text } = next
    attempts += 1
    const mine = attempts
    current = mine
    after(PATIENCE)
    if (connection.tell('message', { text, to, clientId }, (answer) => answered(mine, clientId, to, answer))) return
    clearTimeout(timer)
    current = undefined
  }

  function answered(attempt: number, clientId: string, to: string, answer: unknown): void {
    const outcome = answerOf(ChatSent, answer)
    if ('said' in outcome) {
      sent(outcome.said)
      change(arrived(waiting.value, clientId))
    }
    if (attempt !== current) return
    if ('refused' in outcome) change(refused(waiting.value, clientId, outcome.refused))
    complaint.set('refused' in outcome ? { to, text: outcome.refused } : null)
    if ('refused' in outcome && outcome.refused === CHAT_TEXT.tooFast) after(REST)
    else proceed()
  }

  function proceed(): void {
    clearTimeout(timer)
    current = undefined
    flush()
  }

  connection.watch((state) => {
    clearTimeout(timer)
    current = undefined
    if (state === 'open') flush()
  })
  if (connection.state === 'open') flush()

  return {
    waiting,
    complaint,
    write(to, text) {
      change([...waiting.value, { clientId: newClientId(), to, text, time: now().toISOString() }])
      flush()
    },
    retry(clientId) {
      complaint.set(null)
      change(triedAgain(waiting.value, clientId))
      flush()
    },
    heard(clientId) {
      change(arrived(waiting.value, clientId))
    },
  }
}
