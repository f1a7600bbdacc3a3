import type { InboxInput } from '@whirligig/contract'
import { type Atom, atom } from 'jotai'
import {
  disconnected,
  inboxChanged,
  inboxMessageReceived,
  messageReceived,
  messagesDelivered,
  presenceChanged,
  typingStarted,
  typingStopped,
} from './chat-reducer.ts'
import { createChatRequests } from './chat-requests.ts'
import type { ChatServices } from './chat-services.ts'
import { type ChatState, getThread, INITIAL_STATE, newestFrom } from './chat-state.ts'
import type { Viewer } from './conversation-id.ts'
import { pickRecipient } from './pick-recipient.ts'
import { readSelectedChat, writeSelectedChat } from './selected-chat-storage.ts'
import type { StoreAccess } from './session-scoped.ts'
import { createTypingSender, createTypingTracker } from './typing.ts'

/** The conversations of the current user. They stay loaded while the user visits other pages. */
export type Chat = Viewer & {
  stateAtom: Atom<ChatState>
  /** Loads the users, the conversations and the open thread. */
  load: () => void
  /** Opens the conversation with this id; null closes it. */
  select: (id: string | null) => void
  setDraft: (id: string, text: string) => void
  send: (id: string, text: string) => void
  /** Sends a rejected message again. */
  retry: (clientId: string) => void
  /** Removes a rejected message. */
  discard: (clientId: string) => void
  loadOlder: (id: string) => void
  /** Marks the loaded messages that others wrote in this conversation as read. */
  markAsRead: (id: string) => void
  /** Searches all users on the server and adds the results to the list. */
  searchUsers: (term: string) => void
  /** For staff: changes the state of a conversation in the shared inbox. `onError` receives the reason, if there is one. */
  changeInbox: (input: InboxInput, onError: (error: string | undefined) => void) => void
}

type Options = Pick<ChatServices, 'connection' | 'me' | 'isStaff' | 'receipts' | 'sender'>

export function startChat({ connection, me, isStaff, receipts, sender }: Options, { get, set }: StoreAccess): Chat {
  const viewer: Viewer = { me, isStaff }
  const stateAtom = atom<ChatState>({ ...INITIAL_STATE, selected: readSelectedChat(me) })
  const update = (change: (state: ChatState) => ChatState) => set(stateAtom, change)
  const requests = createChatRequests({ connection, receipts, viewer, getState: () => get(stateAtom), update })
  const typingSender = createTypingSender((typing) => connection.emit('typing', typing))
  const trackTyping = createTypingTracker((id) => update((state) => typingStopped(state, id)))

  function load(): void {
    connection.emit('connectUser')
    requests.loadUsers()
    requests.loadConversations()
    if (isStaff) requests.loadInbox()
    const { selected } = get(stateAtom)
    if (selected !== null) requests.loadThread(selected)
  }

  connection.on('message', (message) => {
    trackTyping(message.from, false)
    update((state) => messageReceived(state, viewer, message))
  })
  connection.on('inboxMessage', (inboxMessage) => update((state) => inboxMessageReceived(state, inboxMessage)))
  connection.on('inboxChanged', (change) => update((state) => inboxChanged(state, change)))
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
  sender.onSent((message) => update((state) => messageReceived(state, viewer, message)))
  connection.subscribe((connectionState) => {
    if (connectionState === 'open') load()
    else update(disconnected)
  })
  if (connection.state === 'open') load()

  /** The user to whom a message of a conversation goes. */
  const getRecipient = (id: string) => (isStaff ? id : pickRecipient(get(stateAtom), me))

  return {
    ...viewer,
    stateAtom,
    load,
    changeInbox: requests.changeInbox,
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
      const recipient = getRecipient(id)
      if (recipient !== undefined) typingSender.draftChanged(recipient, text)
      update((state) => ({ ...state, drafts: { ...state.drafts, [id]: text } }))
    },
    send(id, text) {
      const recipient = getRecipient(id)
      if (recipient === undefined) return
      typingSender.stop()
      update((state) => ({ ...state, drafts: { ...state.drafts, [id]: '' } }))
      sender.send(recipient, text)
    },
    markAsRead(id) {
      const authors = isStaff ? [id] : new Set(getThread(get(stateAtom), id).messages.map(({ from }) => from))
      for (const author of authors) {
        const newest = author === me ? undefined : newestFrom(get(stateAtom), id, author)
        if (newest) connection.emit('read', { with: author, until: newest.id })
      }
    },
  }
}
