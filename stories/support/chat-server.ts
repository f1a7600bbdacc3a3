import {
  CHAT_TEXT,
  type ChatConversation,
  type ChatInput,
  type ChatMessage,
  type ChatOlder,
  type ChatUnreadCounts,
  type ChatUser,
  type InboxInput,
  type InboxState,
  type InboxThread,
  type OutgoingMessage,
  type ServerEventName,
  type ServerEventPayload,
} from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import type { socketFactoryAtom } from '@whirligig/core/realtime'
import { atom, type ExtractAtomArgs } from 'jotai'
import { FakeSocket } from '../../core/test/fake-socket.ts'

/** The state of the fake chat server, in the types of the contract. */
export type ChatServerState = {
  /** The signed-in user. */
  me: { id: string; name: string }
  users?: readonly ChatUser[]
  conversations?: readonly ChatConversation[]
  /** Keyed by the id of the other user. */
  messages?: Readonly<Record<string, readonly ChatMessage[]>>
  older?: ChatOlder
  /** The shared inbox, for staff. */
  inbox?: readonly InboxThread[]
  /** Returns an error to reject a change of the inbox. */
  rejectInboxChange?: () => { error: string }
  unread?: ChatUnreadCounts
  /** The users that every search returns. */
  searchResults?: readonly ChatUser[]
  /** Returns an error to reject a message. Messages are stored and delivered by default. */
  rejectMessage?: (message: ChatInput) => { error: string } | undefined
  /** Names of events that the server never acknowledges. */
  unacknowledgedEvents?: readonly string[]
  /** Sends no delivery receipts. */
  withoutReceipts?: boolean
}

/** The time at which the server stores every message. */
const STORED_AT = '2026-11-20T15:10:00.000Z'

/** A fake chat server: it acknowledges events by the contract and lets a story emit events and drop the connection. */
export function chatServer(state: ChatServerState) {
  let socket: RespondingSocket | undefined
  const open = async (token: string): Promise<FakeSocket> => {
    const made = new RespondingSocket(token, state)
    socket = made
    setTimeout(() => made.simulate('connect')) // after the client has subscribed
    return made
  }
  const current = () => {
    if (!socket) throw new Error('No socket is open yet.')
    return socket
  }
  return {
    open: open satisfies ExtractAtomArgs<typeof socketFactoryAtom>[0],
    emit: <Name extends ServerEventName>(event: Name, payload: ServerEventPayload<Name>) =>
      current().receive(event, payload),
    disconnect: () => current().simulate('disconnect'),
    reconnect: () => current().simulate('connect'),
    /** The arguments of every event of this name that the client has sent. */
    received: (event: string) => current().sent.filter(([name]) => name === event),
  }
}

/** A socket that never connects. */
export const unresponsiveSocket = async (token: string) => new FakeSocket(token)

/** Stores the conversation selected on the last visit. Set it before the session. */
export const storedSelectedChatAtom = atom(null, (_get, _set, selected: { user: string; with: string }) => {
  localStorage.setItem('private_selected_chat', JSON.stringify(selected))
})

/** Stores a message that was not sent on the last visit. Set it before the session. */
export const storedUnsentMessageAtom = atom(
  null,
  (_get, _set, { user, ...message }: OutgoingMessage & { user: string }) => {
    localStorage.setItem(`private_chat_${user}_${message.clientId}`, JSON.stringify(message))
  },
)

class RespondingSocket extends FakeSocket {
  readonly #state: ChatServerState

  constructor(token: string, state: ChatServerState) {
    super(token)
    this.#state = state
  }

  override emit(...args: unknown[]): void {
    super.emit(...args)
    const [event, payload] = args
    const acknowledge = args.at(-1)
    if (typeof acknowledge !== 'function' || this.#state.unacknowledgedEvents?.includes(String(event))) return
    acknowledge(this.#respond(String(event), payload as Record<string, string>)) // each case below reads its event's shape
  }

  #respond(event: string, payload: Record<string, string>): unknown {
    const {
      users = [],
      conversations = [],
      messages = {},
      unread = {},
      searchResults = [],
      older,
      inbox = [],
    } = this.#state
    switch (event) {
      case 'getUsers':
        return typeof payload === 'object' && payload.search ? searchResults : users
      case 'getConversations':
        return conversations
      case 'getMessages':
        return payload.with === undefined ? Object.values(messages).flat() : (messages[payload.with] ?? [])
      case 'getOlder':
        return older ?? { messages: [], more: false }
      case 'getUnread':
        return unread
      case 'getInbox':
        return inbox
      case 'changeInbox':
        return this.#state.rejectInboxChange?.() ?? this.#changeInbox(payload as unknown as InboxInput) // the client's payload
      case 'message':
        return this.#store(payload as ChatInput) // the client's payload
      case 'read':
        queueMicrotask(() => this.receive('unread', { with: payload.with, count: 0 }))
        return { with: payload.with, count: 0 }
      default:
        return { error: CHAT_TEXT.malformed }
    }
  }

  #changeInbox({ with: person, isOpen, assign }: InboxInput): InboxState {
    const { inbox = [], users = [], me } = this.#state
    const thread = inbox.find((each) => each.with === person)
    const assignee = [...users, me].find(({ id }) => id === assign?.to)
    return {
      with: person,
      isOpen: isOpen ?? thread?.isOpen ?? false,
      assignedTo: assign ? (assignee ? { id: assignee.id, name: assignee.name } : null) : (thread?.assignedTo ?? null),
    }
  }

  #store(input: ChatInput) {
    const { me, rejectMessage } = this.#state
    const rejection = rejectMessage?.(input)
    if (rejection) return rejection
    const message = aChatMessage({
      from: me.id,
      to: input.to,
      value: input.text,
      time: STORED_AT,
      user: me,
      ...(input.clientId !== undefined && { clientId: input.clientId }),
    })
    queueMicrotask(() => {
      this.receive('message', message)
      if (!this.#state.withoutReceipts) this.receive('delivered', { with: input.to, until: STORED_AT })
    })
    return { message }
  }
}
