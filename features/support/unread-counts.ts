import type { ChatMessage, ChatUnread, ChatUnreadCounts } from '@whirligig/contract'

/** Counts a message as unread if it was sent to the current user. */
export const addMessage = (counts: ChatUnreadCounts, me: string, message: ChatMessage): ChatUnreadCounts =>
  message.to === me ? { ...counts, [message.from]: (counts[message.from] ?? 0) + 1 } : counts

export function replaceCount(counts: ChatUnreadCounts, unread: ChatUnread): ChatUnreadCounts {
  const { [unread.with]: _replaced, ...others } = counts
  return unread.count > 0 ? { ...others, [unread.with]: unread.count } : others
}

/** The sum of all counts, without the conversation that is on the screen. */
export function totalUnread(counts: ChatUnreadCounts, visibleUserId: string | null): number {
  return Object.entries(counts).reduce((sum, [id, count]) => (id === visibleUserId ? sum : sum + count), 0)
}
