import { type Atom, atom } from 'jotai'
import {
  disconnected,
  messageReceived,
  messagesDelivered,
  presenceChanged,
  typingStarted,
  typingStopped,
} from './chat-reducer.ts'
import { createChatRequests } from './chat-requests.ts'
import type { ChatServices } from './chat-services.ts'
import { type ChatState, INITIAL_STATE, newestIncoming } from './chat-state.ts'
import { readSelectedChat, writeSelectedChat } from './selected-chat-storage.ts'
import type { StoreAccess } from './session-scoped.ts'
import { createTypingSender, createTypingTracker } from './typing.ts'

/** The conversations of the current user. They stay loaded while the user visits other pages. */
export type Chat = {
  /** The id of the current user. */
  me: string
  stateAtom: Atom<ChatState>
  /** Loads the users, the conversations and the open thread. */
  load: () => void
  /** Opens the conversation with this user; null closes it. */
  select: (id: string | null) => void
  setDraft: (id: string, text: string) => void
  send: (id: string, text: string) => void
  /** Sends a rejected message again. */
  retry: (clientId: string) => void
  /** Removes a rejected message. */
  discard: (clientId: string) => void
  loadOlder: (id: string) => void
  /** Marks all loaded messages of this user as read. */
  markAsRead: (id: string) => void
  /** Searches all users on the server and adds the results to the list. */
  searchUsers: (term: string) => void
}

type Options = Pick<ChatServices, 'connection' | 'me' | 'receipts' | 'sender'>

export function startChat({ connection, me, receipts, sender }: Options, { get, set }: StoreAccess): Chat {
  const stateAtom = atom<ChatState>({ ...INITIAL_STATE, selected: readSelectedChat(me) })
  const update = (change: (state: ChatState) => ChatState) => set(stateAtom, change)
  const requests = createChatRequests({ connection, receipts, getState: () => get(stateAtom), update })
  const typingSender = createTypingSender((typing) => connection.emit('typing', typing))
  const trackTyping = createTypingTracker((id) => update((state) => typingStopped(state, id)))

  function load(): void {
    connection.emit('connectUser')
    requests.loadUsers()
    requests.loadConversations()
    const { selected } = get(stateAtom)
    if (selected !== null) requests.loadThread(selected)
  }

  connection.on('message', (message) => {
    trackTyping(message.from, false)
    update((state) => messageReceived(state, me, message))
  })
  connection.on('delivered', (delivered) =>
    update((state) => messagesDelivered(state, delivered.with, delivered.until)),
  )
  connection.on('connectUser', (user) => update((state) => presenceChanged(state, user)))
  connection.on('disconnectUser', (user) => update((state) => presenceChanged(state, user)))
  connection.on('typing', ({ from, isTyping }) => {
    trackTyping(from, isTyping)
    update((state) => (isTyping ? typingStarted(state, from) : typingStopped(state, from)))
  })
  // A message that the server stored before the connection broke comes with no event, only with its acknowledgement.
  sender.onSent((message) => update((state) => messageReceived(state, me, message)))
  connection.subscribe((connectionState) => {
    if (connectionState === 'open') load()
    else update(disconnected)
  })
  if (connection.state === 'open') load()

  return {
    me,
    stateAtom,
    load,
    loadOlder: requests.loadOlder,
    searchUsers: requests.searchUsers,
    retry: sender.retry,
    discard: sender.discard,
    select(id) {
      typingSender.stop()
      writeSelectedChat(me, id)
      update((state) => ({ ...state, selected: id }))
      if (id !== null) requests.loadThread(id)
    },
    setDraft(id, text) {
      typingSender.draftChanged(id, text)
      update((state) => ({ ...state, drafts: { ...state.drafts, [id]: text } }))
    },
    send(id, text) {
      typingSender.stop()
      update((state) => ({ ...state, drafts: { ...state.drafts, [id]: '' } }))
      sender.send(id, text)
    },
    markAsRead(id) {
      const newest = newestIncoming(get(stateAtom), id)
      if (newest) connection.emit('read', { with: id, until: newest.id })
    },
  }
}
