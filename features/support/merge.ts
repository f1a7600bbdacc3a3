import { CHAT, type ChatMessage } from '@whirligig/contract'

/** The server's order: by the time of storing, then by id. */
const byTime = (a: ChatMessage, b: ChatMessage) => (a.time < b.time || (a.time === b.time && a.id < b.id) ? -1 : 1)

/** Merges two lists, oldest first, without duplicates. Returns the first list itself if the second adds nothing. */
export function mergeById(existing: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(existing.map(({ id }) => id))
  const unique = new Map(incoming.map((message) => [message.id, message]))
  const added = [...unique.values()].filter(({ id }) => !ids.has(id))
  return added.length === 0 ? existing : [...existing, ...added].sort(byTime)
}

/**
 * Merges the messages that the server returned for `since`.
 *
 * @returns `hasGap`: the server returned a full page and none of it was known, so that messages between the two lists are
 * missing. `messages` then contains only the new page.
 */
export function mergeHistory(
  existing: readonly ChatMessage[],
  loaded: readonly ChatMessage[],
): { messages: readonly ChatMessage[]; hasGap: boolean } {
  const ids = new Set(existing.map(({ id }) => id))
  const hasGap = existing.length > 0 && loaded.length >= CHAT.maxMessages && !loaded.some(({ id }) => ids.has(id))
  return { messages: mergeById(hasGap ? [] : existing, loaded), hasGap }
}

export function pickNewer(a: ChatMessage | undefined, b: ChatMessage): ChatMessage {
  return a && byTime(a, b) > 0 ? a : b
}
