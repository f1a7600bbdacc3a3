import type { ChatMessage, ChatUnread, ChatUnreadCounts } from '@whirligig/contract'

/** One more that I have not read, if it came to me. */
export const withMessage = (counts: ChatUnreadCounts, me: string, message: ChatMessage): ChatUnreadCounts =>
  message.to === me ? { ...counts, [message.from]: (counts[message.from] ?? 0) + 1 } : counts

export function withUnread(counts: ChatUnreadCounts, unread: ChatUnread): ChatUnreadCounts {
  const { [unread.with]: _before, ...others } = counts
  return unread.count > 0 ? { ...others, [unread.with]: unread.count } : others
}

/** All of them; those of whom one is just reading are as good as read. */
export function total(counts: ChatUnreadCounts, reading: string | null): number {
  return Object.entries(counts).reduce((sum, [id, count]) => (id === reading ? sum : sum + count), 0)
}
