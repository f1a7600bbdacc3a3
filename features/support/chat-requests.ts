import {
  ChatConversation,
  ChatMessage,
  ChatOlder,
  ChatUser,
  type ClientEventName,
  type InboxInput,
  InboxState,
  InboxThread,
} from '@whirligig/contract'
import {
  conversationsLoaded,
  inboxChanged,
  inboxLoaded,
  olderLoaded,
  searchCompleted,
  threadLoaded,
  usersLoaded,
} from './chat-reducer.ts'
import type { ChatServices } from './chat-services.ts'
import { type ChatState, getThread, updateThread } from './chat-state.ts'
import type { Viewer } from './conversation-id.ts'
import { lenientArray, parseAck, type Schema } from './parse-ack.ts'

type Options = Pick<ChatServices, 'connection' | 'receipts'> & {
  viewer: Viewer
  getState: () => ChatState
  update: (change: (state: ChatState) => ChatState) => void
}

type Handlers<T> = {
  /** The messages that the response contains, to be reported as received. */
  getMessages?: (value: T) => readonly ChatMessage[]
  onLoaded: (state: ChatState, value: T) => ChatState
  onError?: (state: ChatState) => ChatState
}

/** Requests the chat's data from the server and puts the responses into its state. */
export function createChatRequests({ connection, receipts, viewer, getState, update }: Options) {
  /** A conversation with the messages of all staff. */
  const conversation = (id: string) => (viewer.isStaff ? { with: id, shared: true } : { shared: true })

  function request<Name extends ClientEventName, T>(
    event: Name,
    payload: Parameters<typeof connection.emit<Name>>[1],
    schema: Schema<T>,
    { getMessages, onLoaded, onError = (state) => state }: Handlers<T>,
  ): void {
    connection.emit(event, payload, (response) => {
      const ack = parseAck(schema, response)
      if ('value' in ack && getMessages) receipts.report(getMessages(ack.value))
      update((state) => ('value' in ack ? onLoaded(state, ack.value) : onError(state)))
    })
  }

  function loadUsers(): void {
    request('getUsers', undefined, lenientArray(ChatUser), {
      onLoaded: usersLoaded,
      onError: (state) => ({ ...state, failed: true }),
    })
  }

  function loadConversations(): void {
    request('getConversations', undefined, lenientArray(ChatConversation), {
      getMessages: (conversations) => conversations.flatMap(({ last, unread }) => (unread > 0 ? [last] : [])),
      onLoaded: (state, conversations) => conversationsLoaded(state, viewer, conversations),
    })
  }

  function loadInbox(): void {
    request('getInbox', undefined, lenientArray(InboxThread), { onLoaded: inboxLoaded })
  }

  /** @param onError receives why the server rejected the change; undefined without a reason */
  function changeInbox(input: InboxInput, onError: (error: string | undefined) => void): void {
    const isSent = connection.emit('changeInbox', input, (response) => {
      const ack = parseAck(InboxState, response)
      if ('value' in ack) update((state) => inboxChanged(state, ack.value))
      else onError(ack.error)
    })
    if (!isSent) onError(undefined)
  }

  /** Loads a conversation unless it is complete or loading. */
  function loadThread(id: string): void {
    const thread = getThread(getState(), id)
    if (thread.state === 'fresh' || thread.state === 'loading' || connection.state !== 'open') return
    update((state) => updateThread(state, id, { state: 'loading' }))
    const since = thread.since === undefined ? {} : { since: thread.since }
    request('getMessages', { ...conversation(id), ...since }, lenientArray(ChatMessage), {
      getMessages: (messages) => messages,
      onLoaded: (state, messages) => threadLoaded(state, id, messages),
      onError: (state) => updateThread(state, id, { state: 'failed' }),
    })
  }

  function loadOlder(id: string): void {
    const { messages, loadingOlder } = getThread(getState(), id)
    const [oldest] = messages
    if (!oldest || loadingOlder || connection.state !== 'open') return
    update((state) => updateThread(state, id, { loadingOlder: true }))
    request('getOlder', { ...conversation(id), before: oldest.id }, ChatOlder, {
      onLoaded: (state, older) => olderLoaded(state, id, older),
      onError: (state) => updateThread(state, id, { loadingOlder: false }),
    })
  }

  function searchUsers(term: string): void {
    request('getUsers', { search: term }, lenientArray(ChatUser), {
      onLoaded: (state, users) => searchCompleted(state, term, users),
    })
  }

  return { loadUsers, loadConversations, loadInbox, changeInbox, loadThread, loadOlder, searchUsers }
}
