import * as z from 'zod/mini'
import {
  CartShared,
  ChatConversation,
  ChatDelivered,
  type ChatError,
  type ChatInput,
  ChatMessage,
  type ChatMessageAck,
  type ChatMessagesInput,
  type ChatOlder,
  type ChatOlderInput,
  type ChatReadInput,
  type ChatReceived,
  ChatTyping,
  type ChatTypingInput,
  ChatUnread,
  ChatUnreadCounts,
  ChatUser,
  type ChatUsersInput,
  type InboxInput,
  InboxMessage,
  InboxState,
  type InboxThread,
} from './chat.ts'
import type { SharedCartInput } from './shared-cart.ts'

/**
 * The chat's events from the client. The socket authenticates with `auth: { token }`. The server acknowledges an event of a
 * wrong shape with `ChatError` if the client requests an acknowledgement, and drops it otherwise.
 *
 * The server answers a `get...` event with the acknowledgement if the client requests one, otherwise with the event of the
 * same name. Events without a documented acknowledgement are acknowledged with null.
 */
export type ChatClientEvents = {
  /** Announces the user as online. Send it after each connection. */
  connectUser: () => void
  /** Staff get everyone, up to `CHAT.maxPeople`; other users get the staff. */
  getUsers: (input?: ChatUsersInput, ack?: (response: ChatUser[] | ChatError) => void) => void
  /** The newest messages of each conversation, oldest first. */
  getMessages: (input?: ChatMessagesInput, ack?: (response: ChatMessage[] | ChatError) => void) => void
  getOlder: (input: ChatOlderInput, ack: (response: ChatOlder | ChatError) => void) => void
  /** The conversations, the one with the newest message first. */
  getConversations: (ack?: (response: ChatConversation[] | ChatError) => void) => void
  /** All unread counts. They replace the counts that the client has. */
  getUnread: (ack?: (response: ChatUnreadCounts | ChatError) => void) => void
  message: (message: ChatInput, ack?: (response: ChatMessageAck | ChatError) => void) => void
  typing: (typing: ChatTypingInput) => void
  /**
   * Reports messages that this browser has received. The server then sends `delivered` to their writers. A message counts as
   * delivered when all messages before it are received or read as well.
   */
  received: (ids: ChatReceived) => void
  /**
   * Marks messages as read. The server then sends `unread` to all tabs of the user. What one of the staff has read of a
   * person counts as read for all staff.
   */
  read: (input: ChatReadInput, ack?: (response: ChatUnread | ChatError) => void) => void
  /** The conversations of all staff with others, those that wait for an answer first, then the newest. For staff only. */
  getInbox: (ack: (response: InboxThread[] | ChatError) => void) => void
  /** Changes the state of a conversation of the shared inbox. All staff then receive `inboxChanged`. For staff only. */
  changeInbox: (input: InboxInput, ack: (response: InboxState | ChatError) => void) => void
  /** Shows staff what is in the cart of this browser. Each cart replaces the previous one, and an empty one removes it. */
  shareCart: (cart: SharedCartInput) => void
}

/** The payload schemas of the chat's events from the server. Presence comes as changes; request the whole list. */
export const CHAT_SERVER_EVENTS = {
  /** A user came online: add the user, or replace it by id. */
  connectUser: ChatUser,
  /** The user's last tab disconnected; `online` is false. */
  disconnectUser: ChatUser,
  getUsers: z.array(ChatUser),
  getMessages: z.array(ChatMessage),
  getConversations: z.array(ChatConversation),
  getUnread: ChatUnreadCounts,
  /** Goes to every tab of both users, the sending one included. The client counts an incoming one as unread. */
  message: ChatMessage,
  typing: ChatTyping,
  /** Goes to every tab of the writer. After a reconnect `getConversations` has what the client missed. */
  delivered: ChatDelivered,
  unread: ChatUnread,
  /** A message that another one of the staff wrote to a person, or a person to another one of the staff. Goes to staff. */
  inboxMessage: InboxMessage,
  /** Staff have changed the state of a conversation. Goes to all staff. */
  inboxChanged: InboxState,
  /** A user has shown a cart to staff, changed it or emptied it. Goes to all staff. */
  cartShared: CartShared,
} as const
