import { CHAT_TEXT, type ChatMessage, ChatMessageAck, type OutgoingMessage } from '@whirligig/contract'
import { atom, type PrimitiveAtom } from 'jotai'
import type { ChatScope } from './chat-scope.ts'
import { nextToSend, type OutgoingQueue, reject, remove, retry, upsert } from './outgoing-queue.ts'
import type { OutgoingStorage } from './outgoing-storage.ts'
import { parseAck } from './parse-ack.ts'
import type { StoreAccess } from './session-scoped.ts'

/** The pause after the server reported that the user writes too fast. */
const RATE_LIMIT_PAUSE_MS = 2000
/** A message that is not acknowledged within this time on an open connection is sent again. */
const ACK_TIMEOUT_MS = 15_000
/** The time another tab has to send the messages that were written in it. After that it is closed or asleep. */
const OTHER_TAB_GRACE_MS = 5000

export type SendError = { to: string; text: string }

export type MessageSender = {
  queueAtom: PrimitiveAtom<OutgoingQueue>
  /** Why the server rejected the last message; null after it accepted one. */
  sendErrorAtom: PrimitiveAtom<SendError | null>
  /** Calls the listener with each message that the server has stored. */
  onSent: (listener: (message: ChatMessage) => void) => void
  /** Stores a message and sends it as soon as possible. */
  send: (to: string, text: string) => void
  /** Sends a rejected message again. */
  retry: (clientId: string) => void
  /** Removes a rejected message. */
  discard: (clientId: string) => void
}

type Options = Pick<ChatScope, 'connection' | 'me'> & { storage: OutgoingStorage; createClientId: () => string }

/**
 * Sends the queue one message after the other, so that their order stays, and each until it is acknowledged. A message may be
 * sent twice, when the connection breaks before the acknowledgement or a tab was asleep. The server stores it once, by its client id.
 */
export function startMessageSender(
  { connection, me, storage, createClientId }: Options,
  { get, set }: StoreAccess,
): MessageSender {
  const queueAtom = atom(storage.read())
  const sendErrorAtom = atom<SendError | null>(null)
  const sentListeners = new Set<(message: ChatMessage) => void>()
  /** When this tab may send the messages of other tabs, by client id, in ms since 1970. */
  const otherTabDeadlines = new Map<string, number>()
  let attempts = 0
  /** The number of the pending attempt; undefined if there is none. */
  let pendingAttempt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const find = (clientId: string) => get(queueAtom).find((each) => each.clientId === clientId)

  function saveMessage(message: OutgoingMessage): void {
    otherTabDeadlines.delete(message.clientId)
    storage.put(message)
    set(queueAtom, (queue) => upsert(queue, message))
  }

  function removeMessage(clientId: string | undefined): void {
    if (clientId === undefined || !find(clientId)) return
    storage.remove(clientId)
    otherTabDeadlines.delete(clientId)
    set(queueAtom, (queue) => remove(queue, clientId))
  }

  function sendNextAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(sendNext, ms)
  }

  function cancelAttempt(): void {
    clearTimeout(timer)
    pendingAttempt = undefined
  }

  function sendNext(): void {
    cancelAttempt()
    flush()
  }

  function flush(): void {
    if (pendingAttempt !== undefined) return
    const now = Date.now()
    const message = nextToSend(get(queueAtom), (clientId) => (otherTabDeadlines.get(clientId) ?? 0) <= now)
    if (!message) {
      if (otherTabDeadlines.size > 0) sendNextAfter(Math.min(...otherTabDeadlines.values()) - now)
      return
    }
    const { clientId, to, text } = message
    attempts += 1
    const attempt = attempts
    pendingAttempt = attempt
    sendNextAfter(ACK_TIMEOUT_MS)
    const isSent = connection.emit('message', { text, to, clientId }, (response) => onAck(attempt, message, response))
    if (!isSent) cancelAttempt()
  }

  function onAck(attempt: number, message: OutgoingMessage, response: unknown): void {
    const ack = parseAck(ChatMessageAck, response)
    const error = 'error' in ack ? ack.error : undefined
    if ('value' in ack) {
      for (const listener of sentListeners) listener(ack.value.message)
      removeMessage(message.clientId)
    }
    if (attempt !== pendingAttempt) return
    if (error !== undefined && find(message.clientId)) saveMessage(reject(message, error))
    set(sendErrorAtom, error === undefined ? null : { to: message.to, text: error })
    if (error === CHAT_TEXT.tooFast) sendNextAfter(RATE_LIMIT_PAUSE_MS)
    else sendNext()
  }

  connection.on('message', ({ from, clientId }) => {
    if (from === me) removeMessage(clientId)
  })
  storage.subscribe((clientId, message) => {
    otherTabDeadlines.delete(clientId)
    if (message && message.error === undefined) otherTabDeadlines.set(clientId, Date.now() + OTHER_TAB_GRACE_MS)
    set(queueAtom, (queue) => (message ? upsert(queue, message) : remove(queue, clientId)))
    flush()
  })
  connection.subscribe((state) => {
    cancelAttempt()
    if (state !== 'open') return
    for (const clientId of otherTabDeadlines.keys()) otherTabDeadlines.set(clientId, Date.now() + OTHER_TAB_GRACE_MS)
    flush()
  })
  if (connection.state === 'open') flush()

  return {
    queueAtom,
    sendErrorAtom,
    onSent: (listener) => void sentListeners.add(listener),
    send(to, text) {
      saveMessage({ clientId: createClientId(), to, text, time: new Date().toISOString() })
      flush()
    },
    retry(clientId) {
      const message = find(clientId)
      if (!message) return
      set(sendErrorAtom, null)
      saveMessage(retry(message))
      flush()
    },
    discard(clientId) {
      set(sendErrorAtom, null)
      removeMessage(clientId)
    },
  }
}
