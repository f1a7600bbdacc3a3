import type { ChatMessage, ChatUnread, ChatUnreadCounts, InboxMessage } from '@whirligig/contract'
import { SUPPORT_ID } from './conversation-id.ts'

/** Counts a message as unread if it was sent to the current user. */
export const addMessage = (counts: ChatUnreadCounts, me: string, message: ChatMessage): ChatUnreadCounts =>
  message.to === me ? { ...counts, [message.from]: (counts[message.from] ?? 0) + 1 } : counts

/** Counts a message between a person and a colleague: what the person wrote is unread, until an admin answers. */
export function addInboxMessage(counts: ChatUnreadCounts, { with: person, message }: InboxMessage): ChatUnreadCounts {
  const count = message.from === person ? (counts[person] ?? 0) + 1 : 0
  return replaceCount(counts, { with: person, count })
}

export function replaceCount(counts: ChatUnreadCounts, unread: ChatUnread): ChatUnreadCounts {
  const { [unread.with]: _replaced, ...others } = counts
  return unread.count > 0 ? { ...others, [unread.with]: unread.count } : others
}

/** The sum of all counts, without the conversation that is on the screen. */
export function totalUnread(counts: ChatUnreadCounts, visibleId: string | null): number {
  if (visibleId === SUPPORT_ID) return 0
  return Object.entries(counts).reduce((sum, [id, count]) => (id === visibleId ? sum : sum + count), 0)
}
