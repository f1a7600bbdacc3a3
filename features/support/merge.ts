import { CHAT, type ChatMessage } from '@whirligig/contract'

/** The server's order: by the time of storing, and by id within one moment. */
const inOrder = (one: ChatMessage, other: ChatMessage) =>
  one.time < other.time || (one.time === other.time && one.id < other.id) ? -1 : 1

/** Both lists as one, oldest first, each message once. The list that is known stays the same one where nothing is new. */
export function merged(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id))
  const added = [...new Map(news.map((message) => [message.id, message])).values()].filter(({ id }) => !ids.has(id))
  return added.length === 0 ? known : [...known, ...added].sort(inOrder)
}

/**
 * What is known after a while away, and what the server answered to `since`.
 *
 * @returns `gap`: so much was missed that something lies in between; then only what came is left
 */
export function caughtUp(
  known: readonly ChatMessage[],
  answer: readonly ChatMessage[],
): { messages: readonly ChatMessage[]; gap: boolean } {
  const ids = new Set(known.map(({ id }) => id))
  const gap = known.length > 0 && answer.length >= CHAT.maxMessages && !answer.some(({ id }) => ids.has(id))
  return { messages: merged(gap ? [] : known, answer), gap }
}

/** The later of two, where there are two. */
export function later(one: ChatMessage | undefined, other: ChatMessage): ChatMessage {
  return one && inOrder(one, other) > 0 ? one : other
}
