import type { ChatMessage } from '@whirligig/contract'
import type { ChatBubbleMessage, DeliveryStatus } from '@whirligig/ui'
import type { LocalTime } from './local-time.ts'
import type { Waiting } from './waiting.ts'

/** Messages of one writer within so many ms stand together. */
const TOGETHER = 5 * 60_000

export type Conversation = {
  me: string
  /** Of one conversation, oldest first. */
  messages: readonly ChatMessage[]
  /** What is on its way into it. */
  waiting: Waiting
  /** Up to when one's own messages have reached the other. */
  reached: string | undefined
}

type Said = { id: string; from: string; name: string; text: string; time: string; delivery: DeliveryStatus }

/** What a thread shows of a conversation, ready to read. */
export function bubblesOf(conversation: Conversation, at: LocalTime, now: Date): ChatBubbleMessage[] {
  const said = everythingSaid(conversation)
  return said.map((each, index) => {
    const before = said[index - 1]
    const next = said[index + 1]
    const day = at.day(each.time, now)
    const own = each.from === conversation.me
    return {
      id: each.id,
      own,
      name: each.name,
      userId: each.from,
      text: each.text,
      time: at.time(each.time),
      day,
      noHeader: before !== undefined && follows(before, each) && at.day(before.time, now) === day,
      // One mark for several in a row that have come equally far; each that failed can be tried again.
      ...(own && (each.delivery === 'failed' || next?.from !== each.from || next.delivery !== each.delivery)
        ? { delivery: each.delivery }
        : {}),
    }
  })
}

const follows = (before: Said, after: Said) =>
  before.from === after.from && Date.parse(after.time) - Date.parse(before.time) < TOGETHER

function everythingSaid({ me, messages, waiting, reached = '' }: Conversation): Said[] {
  const stored = messages.map(
    ({ id, from, user, value, time, clientId }): Said => ({
      // By the name that it had while it waited, so that it stays the same one on the screen.
      id: from === me ? (clientId ?? id) : id,
      from,
      name: user.name,
      text: value,
      time,
      delivery: time <= reached ? 'delivered' : 'sent',
    }),
  )
  const own = waiting.map(
    ({ clientId, text, time, error }): Said => ({
      id: clientId,
      from: me,
      name: '',
      text,
      time,
      delivery: error === undefined ? 'sending' : 'failed',
    }),
  )
  const known = new Set(stored.map(({ id }) => id))
  return [...stored, ...own.filter(({ id }) => !known.has(id))]
}
