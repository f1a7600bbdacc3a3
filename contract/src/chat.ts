import * as z from 'zod/mini'
import { Id, IsoDate } from './fields.ts'
import { FORM_TEXT } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { NOTICE_TEXT } from './notice-text.ts'

/** Somebody to talk to. `online`: has a tab open, at whichever server process. */
export const ChatUser = z.object({ id: Id, name: z.string(), isAdmin: z.boolean(), online: z.boolean() })
export type ChatUser = z.infer<typeof ChatUser>

/** The sender's own name for a message, made by the client before it sends: a UUID, or as random and of its characters. */
const ClientId = z.string().check(z.maxLength(LIMITS.clientId), z.regex(/^[\w-]+$/))

export const ChatMessage = z.object({
  /** Sorts by the time it was stored. */
  id: Id,
  from: Id,
  to: Id,
  value: z.string(),
  time: IsoDate,
  user: z.object({ id: Id, name: z.string() }),
  /** Where the sender gave one: by it the sender's tabs know which waiting message this is. */
  clientId: z.optional(ClientId),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const ChatText = z.string(FORM_TEXT.chat.blank).check(
  z.refine((text) => text.trim() !== '', { error: FORM_TEXT.chat.blank, abort: true }),
  z.maxLength(LIMITS.chatMessage, FORM_TEXT.chat.long),
)

export const ChatInput = z.object({
  text: ChatText,
  to: Id,
  /** Sent again with the same one, it is the same message: acknowledged again, stored and delivered once. */
  clientId: z.optional(ClientId),
})
export type ChatInput = z.infer<typeof ChatInput>

/** One's own message that the server has not acknowledged, as a tab keeps it over a reload. */
export const ChatWaiting = z.object({
  clientId: ClientId,
  to: Id,
  text: z.string().check(z.maxLength(LIMITS.chatMessage)),
  /** When it was written. */
  time: IsoDate,
  /** Why the server refused it; without it the message waits to be sent. */
  error: z.optional(z.string()),
})
export type ChatWaiting = z.infer<typeof ChatWaiting>

/** Which conversation somebody had open, as the browser keeps it. */
export const ChatSelected = z.object({ user: Id, with: Id })
export type ChatSelected = z.infer<typeof ChatSelected>

/** How any event may be acknowledged when it was refused; nothing was done then. */
export const ChatRefused = z.object({ error: z.string() })
export type ChatRefused = z.infer<typeof ChatRefused>

/** How `message` is acknowledged: it is stored, and no restart loses it. */
export const ChatSent = z.object({ message: ChatMessage })
export type ChatSent = z.infer<typeof ChatSent>

/** Which people; without `search` those to begin with. A search is staff's: everyone else sees the few staff anyway. */
export const ChatUsersInput = z.object({ search: z.optional(z.string().check(z.maxLength(LIMITS.search))) })
export type ChatUsersInput = z.infer<typeof ChatUsersInput>

export const ChatMessagesInput = z.object({
  /** Only the conversation with this user. */
  with: z.optional(Id),
  /**
   * Only what is newer than this message; some seconds more, because processes do not store in one order. Merge by id.
   * More than 200 new ones of a conversation: the newest 200.
   */
  since: z.optional(Id),
})
export type ChatMessagesInput = z.infer<typeof ChatMessagesInput>

export const ChatOlderInput = z.object({
  with: Id,
  /** The oldest message that is there already. */
  before: Id,
})
export type ChatOlderInput = z.infer<typeof ChatOlderInput>

/** The page of messages right before another one, oldest first. `more`: there are still older ones. */
export const ChatOlder = z.object({ messages: z.array(ChatMessage), more: z.boolean() })
export type ChatOlder = z.infer<typeof ChatOlder>

/** Where a conversation stands: its newest message, and how many of the other's I have not read. */
export const ChatConversation = z.object({
  with: Id,
  last: ChatMessage,
  unread: z.int(),
  /** Up to when mine have arrived; missing while none has. @see ChatDelivered */
  delivered: z.optional(IsoDate),
})
export type ChatConversation = z.infer<typeof ChatConversation>

export const ChatTypingInput = z.object({ to: Id, isTyping: z.boolean() })
export type ChatTypingInput = z.infer<typeof ChatTypingInput>
/** Somebody types, or has stopped. Take it back after `CHAT.typingMs` by yourself: the stop may be lost. */
export const ChatTyping = z.object({ from: Id, isTyping: z.boolean() })
export type ChatTyping = z.infer<typeof ChatTyping>

export const ChatReadInput = z.object({
  with: Id,
  /** The newest message that was seen; without it everything counts as read. */
  until: z.optional(Id),
})
export type ChatReadInput = z.infer<typeof ChatReadInput>

/** How many messages are unread, by who wrote them; who has none is missing. */
export const ChatUnreadCounts = z.record(Id, z.int())
export type ChatUnreadCounts = z.infer<typeof ChatUnreadCounts>

/** The unread messages of one conversation are now so many: somebody has read in another tab. */
export const ChatUnread = z.object({ with: Id, count: z.int() })
export type ChatUnread = z.infer<typeof ChatUnread>

/** My messages up to this time have arrived in a browser of this person's: it has said so itself. */
export const ChatDelivered = z.object({ with: Id, until: IsoDate })
export type ChatDelivered = z.infer<typeof ChatDelivered>

export const CHAT = {
  /** Messages of one conversation that `getMessages` answers at most. */
  newest: 200,
  /** Conversations, the newest, that `getMessages` answers at most; the others with `with`. Only staff have so many. */
  conversations: 100,
  /** Messages a page of `getOlder`. */
  older: 50,
  /** People that `getUsers`, conversations that `getConversations` answers at most: those online and newest first. */
  people: 1000,
  /** How long `typing` holds; send it again as often while somebody goes on. */
  typingMs: 3000,
} as const

/** Messages that have arrived here, by id. */
export const ChatReceived = z.array(Id).check(z.maxLength(CHAT.people))
export type ChatReceived = z.infer<typeof ChatReceived>

/** What the socket says that no form says, and what the chat asks. */
export const CHAT_TEXT = {
  /** The message of `connect_error` without a valid token. Anything else there is a reason to try again. */
  refused: NOTICE_TEXT.unauthorized,
  unknown: 'This person cannot be reached any more.',
  forbidden: 'You can write to our support team only.',
  self: 'You cannot write to yourself.',
  tooFast: 'You are writing too fast. Please wait a moment.',
  malformed: 'This could not be understood.',
  failed: NOTICE_TEXT.fallback,
  unsent: {
    title: 'Sign out without sending?',
    text: 'Messages that have not been sent yet will be lost.',
  },
} as const

/**
 * What a client sends; `auth: { token }` opens the socket. Everything that has a wrong shape is answered with
 * `ChatRefused`, if it asks for an acknowledgement, and otherwise dropped.
 *
 * The `get…` events are answered by the event of the same name; where an acknowledgement is asked for, by that instead:
 * the same value, or `ChatRefused`. Where nothing is said of an acknowledgement it is null.
 */
export type ChatClientEvents = {
  /** "I am there": tells those who may see this user. Sent after each connection. */
  connectUser: () => void
  /** Whom I may see, myself not. Staff: everyone, up to `CHAT.people`; everyone else: staff. */
  getUsers: (which?: ChatUsersInput, ack?: (answer: ChatUser[] | ChatRefused) => void) => void
  /** My messages, oldest first: the newest 200 of each conversation (`CHAT`). */
  getMessages: (which?: ChatMessagesInput, ack?: (answer: ChatMessage[] | ChatRefused) => void) => void
  /** Only with an acknowledgement. */
  getOlder: (which: ChatOlderInput, ack: (answer: ChatOlder | ChatRefused) => void) => void
  /** My conversations, that with the newest message first. */
  getConversations: (ack?: (answer: ChatConversation[] | ChatRefused) => void) => void
  /** All unread counts: what I have replaces them. */
  getUnread: (ack?: (answer: ChatUnreadCounts | ChatRefused) => void) => void
  message: (message: ChatInput, ack?: (answer: ChatSent | ChatRefused) => void) => void
  typing: (typing: ChatTypingInput) => void
  /**
   * These have arrived here. Those who wrote them are told by `delivered`, as far as nothing between has arrived nowhere: a
   * message counts when all before it have been told of or read.
   */
  received: (ids: ChatReceived) => void
  /** I have read what the other wrote. All my tabs are told by `unread`. */
  read: (read: ChatReadInput, ack?: (answer: ChatUnread | ChatRefused) => void) => void
}

/** What the server sends. Presence comes as changes; the whole list only when it is asked for. */
export type ChatServerEvents = {
  /** Came online: add, or replace by id. */
  connectUser: (user: ChatUser) => void
  /** The last tab, at any process, is closed; `online` is false. */
  disconnectUser: (user: ChatUser) => void
  getUsers: (users: ChatUser[]) => void
  getMessages: (messages: ChatMessage[]) => void
  getConversations: (conversations: ChatConversation[]) => void
  getUnread: (counts: ChatUnreadCounts) => void
  /** To every tab of both ends, the sending one too. An incoming one counts as unread until `read`: count it up yourself. */
  message: (message: ChatMessage) => void
  typing: (typing: ChatTyping) => void
  /** To every tab of who wrote; once for each step that it goes on. Those that were missed: `getConversations`. */
  delivered: (delivered: ChatDelivered) => void
  unread: (unread: ChatUnread) => void
}
