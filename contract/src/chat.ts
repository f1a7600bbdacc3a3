import * as z from 'zod/mini'
import { FIELD_TEXT } from './field-text.ts'
import { Id, IsoDate } from './fields.ts'
import { maxLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'

/** Limits of the chat. Times are in milliseconds. */
export const CHAT = {
  /** The maximum number of messages of one conversation that `getMessages` returns. */
  maxMessages: 200,
  /** The maximum number of conversations that `getMessages` returns: the newest. Request others with `with`. */
  maxConversations: 100,
  /** The number of messages in a page of `getOlder`. */
  olderPageSize: 50,
  /** The maximum length of the lists of `getUsers` and `getConversations`, and of the ids in `received`. */
  maxPeople: 1000,
  /** A typing indicator expires after this time. Clients repeat `typing` before that while the user keeps typing. */
  typingTtlMs: 3000,
} as const

/** A user the current user can chat with. `online`: at least one tab is connected, to any server process. */
export const ChatUser = z.object({ id: Id, name: z.string(), isAdmin: z.boolean(), online: z.boolean() })
export type ChatUser = z.infer<typeof ChatUser>

/** An idempotency key that the client creates for each message: a UUID or another random text of these characters. */
export const ClientId = z.string().check(maxLength(LIMITS.clientId), z.regex(/^[\w-]+$/))

export const ChatMessage = z.object({
  /** Ids sort by the time at which the messages were stored. */
  id: Id,
  from: Id,
  to: Id,
  value: z.string(),
  time: IsoDate,
  user: z.object({ id: Id, name: z.string() }),
  /** The sender's key, if it sent one. The sender's tabs match it with their outgoing messages. */
  clientId: z.optional(ClientId),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const ChatText = z.string(FIELD_TEXT.chat.blank).check(
  z.refine((text) => text.trim() !== '', { error: FIELD_TEXT.chat.blank, abort: true }),
  maxLength(LIMITS.chatMessage, FIELD_TEXT.chat.long),
)

export const ChatInput = z.object({
  text: ChatText,
  to: Id,
  /** A message sent twice with the same key is acknowledged twice, but stored and delivered once. */
  clientId: z.optional(ClientId),
})
export type ChatInput = z.infer<typeof ChatInput>

/** The acknowledgement of any event that the server rejected. The event had no effect. */
export const ChatError = z.object({ error: z.string() })
export type ChatError = z.infer<typeof ChatError>

/** The acknowledgement of `message`: the message is stored and survives a restart. */
export const ChatMessageAck = z.object({ message: ChatMessage })
export type ChatMessageAck = z.infer<typeof ChatMessageAck>

/** Without `search`: the initial list. Only staff can search; other users see all of the few staff members anyway. */
export const ChatUsersInput = z.object({ search: z.optional(z.string().check(maxLength(LIMITS.search))) })
export type ChatUsersInput = z.infer<typeof ChatUsersInput>

/**
 * Whether a conversation has the messages of all staff. Everyone else shares one conversation with all staff: their own. Staff
 * share the conversation with the person `with`; one with a colleague stays between the two.
 */
const Shared = z.optional(z.boolean())

export const ChatMessagesInput = z.object({
  /** Only the conversation with this user. */
  with: z.optional(Id),
  shared: Shared,
  /**
   * Only messages newer than this one, plus a few seconds, because server processes do not store in one order. Merge by id.
   * If a conversation has more than `CHAT.maxMessages` new ones, the server returns the newest of them.
   */
  since: z.optional(Id),
})
export type ChatMessagesInput = z.infer<typeof ChatMessagesInput>

export const ChatOlderInput = z.object({
  /** Users who are not staff leave it out: they have one conversation. */
  with: z.optional(Id),
  shared: Shared,
  /** The oldest message that the client has. */
  before: Id,
})
export type ChatOlderInput = z.infer<typeof ChatOlderInput>

/** The page of messages directly before another one, oldest first. `more`: there are older ones. */
export const ChatOlder = z.object({ messages: z.array(ChatMessage), more: z.boolean() })
export type ChatOlder = z.infer<typeof ChatOlder>

/** A conversation of the current user: its newest message and the number of unread ones. */
export const ChatConversation = z.object({
  with: Id,
  last: ChatMessage,
  unread: z.int(),
  /** The time up to which the user's own messages are delivered; missing if none is. @see ChatDelivered */
  delivered: z.optional(IsoDate),
})
export type ChatConversation = z.infer<typeof ChatConversation>

export const ChatTypingInput = z.object({ to: Id, isTyping: z.boolean() })
export type ChatTypingInput = z.infer<typeof ChatTypingInput>

/** A user starts or stops typing. Expire it after `CHAT.typingTtlMs`: the stop event may get lost. */
export const ChatTyping = z.object({ from: Id, isTyping: z.boolean() })
export type ChatTyping = z.infer<typeof ChatTyping>

export const ChatReadInput = z.object({
  with: Id,
  /** The newest message that was on the screen; without it the whole conversation counts as read. */
  until: z.optional(Id),
})
export type ChatReadInput = z.infer<typeof ChatReadInput>

/** The number of unread messages by sender. Senders without unread messages are missing. */
export const ChatUnreadCounts = z.record(Id, z.int())
export type ChatUnreadCounts = z.infer<typeof ChatUnreadCounts>

/** The new unread count of one conversation, after the user read it in any tab. */
export const ChatUnread = z.object({ with: Id, count: z.int() })
export type ChatUnread = z.infer<typeof ChatUnread>

/** The current user's messages up to this time were received by a browser of the other user. */
export const ChatDelivered = z.object({ with: Id, until: IsoDate })
export type ChatDelivered = z.infer<typeof ChatDelivered>

/** The ids of messages that this browser has received. */
export const ChatReceived = z.array(Id).check(maxLength(CHAT.maxPeople))
export type ChatReceived = z.infer<typeof ChatReceived>

/** Who takes care of a person in the shared inbox; null if nobody does. */
const Assignee = z.nullable(z.object({ id: Id, name: z.string() }))

/** What staff see of a person's conversation in their shared inbox. */
const threadFields = {
  /** The person who is not staff. */
  with: Id,
  /** Whether the person waits for an answer. */
  isOpen: z.boolean(),
  assignedTo: Assignee,
}

/** The state of a conversation in the shared inbox. */
export const InboxState = z.object(threadFields)
export type InboxState = z.infer<typeof InboxState>

/** A conversation of a person with staff, in the inbox that all staff share. */
export const InboxThread = z.object({
  ...threadFields,
  name: z.string(),
  /** The newest message between the person and any of the staff. */
  last: ChatMessage,
  /** The person's messages that none of the staff has read. */
  unread: z.int(),
})
export type InboxThread = z.infer<typeof InboxThread>

/** A change of a conversation in the shared inbox. Fields that are missing stay as they are. */
export const InboxInput = z.object({
  with: Id,
  isOpen: z.optional(z.boolean()),
  /** Changes who takes care of the person, if it is still `from`. */
  assign: z.optional(z.object({ from: z.nullable(Id), to: z.nullable(Id) })),
})
export type InboxInput = z.infer<typeof InboxInput>

/** A message between a person and another one of the staff. */
export const InboxMessage = z.object({ with: Id, message: ChatMessage })
export type InboxMessage = z.infer<typeof InboxMessage>

/** The user with this id has shown another cart to staff, or none any more. */
export const CartShared = z.object({ _id: Id })
export type CartShared = z.infer<typeof CartShared>
