import type { ChatMessage } from '@whirligig/contract'
import type { ChatBubbleMessage, DeliveryStatus } from '@whirligig/ui'
import type { DateFormatter } from './date-formatter.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'

/** Messages of one user within this time share a header. */
const GROUP_MS = 5 * 60_000

export type Conversation = {
  /** The id of the current user. */
  me: string
  /** The stored messages, oldest first. */
  messages: readonly ChatMessage[]
  /** The messages of this conversation that the server has not acknowledged. */
  outgoing: OutgoingQueue
  /** The time up to which the current user's messages are delivered, by the id of the other user. */
  deliveredUntil: Readonly<Record<string, string>>
  /** For staff: the person. Messages of others are from colleagues. */
  person?: string | undefined
}

type Entry = { id: string; from: string; name: string; text: string; time: string; delivery: DeliveryStatus }

/** Converts a conversation to the messages that `ChatThread` renders. */
export function toMessageViews(conversation: Conversation, formatter: DateFormatter, now: Date): ChatBubbleMessage[] {
  const entries = toEntries(conversation)
  const { person } = conversation
  return entries.map((entry, index) => {
    const previous = entries[index - 1]
    const next = entries[index + 1]
    const day = formatter.day(entry.time, now)
    const isOwn = entry.from === conversation.me
    // Several messages in a row with the same status show it once. Each failed message shows it, with its retry button.
    const showsDelivery =
      isOwn && (entry.delivery === 'failed' || next?.from !== entry.from || next.delivery !== entry.delivery)
    return {
      id: entry.id,
      own: isOwn,
      colleague: !isOwn && person !== undefined && entry.from !== person,
      name: entry.name,
      userId: entry.from,
      text: entry.text,
      time: formatter.time(entry.time),
      day,
      noHeader: previous !== undefined && isGrouped(previous, entry) && formatter.day(previous.time, now) === day,
      ...(showsDelivery ? { delivery: entry.delivery } : {}),
    }
  })
}

const isGrouped = (previous: Entry, entry: Entry) =>
  previous.from === entry.from && Date.parse(entry.time) - Date.parse(previous.time) < GROUP_MS

function toEntries({ me, messages, outgoing, deliveredUntil }: Conversation): Entry[] {
  const stored = messages.map(
    ({ id, from, to, user, value, time, clientId }): Entry => ({
      // The same id as while the message was in the queue, so that its element stays the same.
      id: from === me ? (clientId ?? id) : id,
      from,
      name: user.name,
      text: value,
      time,
      delivery: time <= (deliveredUntil[to] ?? '') ? 'delivered' : 'sent',
    }),
  )
  const unsent = outgoing.map(
    ({ clientId, text, time, error }): Entry => ({
      id: clientId,
      from: me,
      name: '',
      text,
      time,
      delivery: error === undefined ? 'sending' : 'failed',
    }),
  )
  const storedIds = new Set(stored.map(({ id }) => id))
  return [...stored, ...unsent.filter(({ id }) => !storedIds.has(id))]
}
