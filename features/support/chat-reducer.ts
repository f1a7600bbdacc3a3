import {
  CHAT,
  type ChatConversation,
  type ChatMessage,
  type ChatOlder,
  type ChatUser,
  type InboxMessage,
  type InboxState,
  type InboxThread,
} from '@whirligig/contract'
import { type ChatState, getThread, updateThread } from './chat-state.ts'
import { getConversationId, getOtherUserId, type Viewer } from './conversation-id.ts'
import { mergeById, mergeHistory, pickNewer } from './merge.ts'

/** The current user's messages up to this time reached the other user. An older time changes nothing. */
export function messagesDelivered(state: ChatState, id: string, time: string): ChatState {
  if (time <= (state.deliveredUntil[id] ?? '')) return state
  return { ...state, deliveredUntil: { ...state.deliveredUntil, [id]: time } }
}

/** A message arrived: from the other user, or from another tab of the current user. */
export function messageReceived(state: ChatState, viewer: Viewer, message: ChatMessage): ChatState {
  const otherUserId = getOtherUserId(viewer, message)
  const added = addMessage(state, getConversationId(viewer, otherUserId), message)
  const isColleague = state.users?.some(({ id, isAdmin }) => id === otherUserId && isAdmin)
  const updated = viewer.isStaff && !isColleague ? updateInbox(added, otherUserId, message) : added
  return message.from === viewer.me ? updated : typingStopped(updated, otherUserId)
}

/** A message between a person and another one of the staff arrived. */
export const inboxMessageReceived = (state: ChatState, { with: person, message }: InboxMessage): ChatState =>
  updateInbox(addMessage(state, person, message), person, message)

function addMessage(state: ChatState, id: string, message: ChatMessage): ChatState {
  const thread = getThread(state, id)
  const withLast: ChatState = { ...state, last: { ...state.last, [id]: pickNewer(state.last[id], message) } }
  // A stale thread misses messages before this one. They are loaded together.
  const canAppend = thread.state === 'fresh' || thread.state === 'loading'
  return canAppend ? updateThread(withLast, id, { messages: mergeById(thread.messages, [message]) }) : withLast
}

/** Opens or closes a person's conversation as the server does: an answer closes it, and assigns it to the first to answer. */
function updateInbox(state: ChatState, person: string, message: ChatMessage): ChatState {
  const entry = state.inbox[person]
  const isIncoming = message.from === person
  const name = entry?.name ?? (isIncoming ? message.user.name : state.users?.find(({ id }) => id === person)?.name)
  if (name === undefined) return state
  const assignedTo = entry?.assignedTo ?? (isIncoming ? null : message.user)
  // Messages can arrive in another order than they were stored.
  const isOpen = state.last[person]?.id === message.id ? isIncoming : (entry?.isOpen ?? isIncoming)
  return { ...state, inbox: { ...state.inbox, [person]: { name, isOpen, assignedTo } } }
}

/** The shared inbox is loaded. */
export function inboxLoaded(state: ChatState, threads: readonly InboxThread[]): ChatState {
  const last = { ...state.last }
  for (const thread of threads) last[thread.with] = pickNewer(last[thread.with], thread.last)
  const entries = threads.map(({ with: person, name, isOpen, assignedTo }) => [person, { name, isOpen, assignedTo }])
  return { ...state, last, inbox: Object.fromEntries(entries) }
}

/** Staff have changed the state of a conversation. */
export function inboxChanged(state: ChatState, { with: person, isOpen, assignedTo }: InboxState): ChatState {
  const entry = state.inbox[person]
  return entry ? { ...state, inbox: { ...state.inbox, [person]: { ...entry, isOpen, assignedTo } } } : state
}

export const typingStopped = (state: ChatState, id: string): ChatState =>
  state.typing.includes(id) ? { ...state, typing: state.typing.filter((each) => each !== id) } : state

export const typingStarted = (state: ChatState, id: string): ChatState =>
  state.typing.includes(id) ? state : { ...state, typing: [...state.typing, id] }

export const usersLoaded = (state: ChatState, users: readonly ChatUser[]): ChatState => ({
  ...state,
  users,
  failed: false,
})

/** Replaces the given users in place and appends new ones. Changes nothing before the list is loaded. */
export function usersUpdated(state: ChatState, updates: readonly ChatUser[]): ChatState {
  if (state.users === null) return state
  const byId = new Map(state.users.map((user) => [user.id, user]))
  for (const user of updates) byId.set(user.id, user)
  return { ...state, users: [...byId.values()] }
}

export const searchCompleted = (state: ChatState, term: string, users: readonly ChatUser[]): ChatState => ({
  ...usersUpdated(state, users),
  searchResult: { term, ids: users.map(({ id }) => id) },
})

/** A user came online or went offline. */
export function presenceChanged(state: ChatState, user: ChatUser): ChatState {
  const updated = usersUpdated(state, [user])
  return user.online ? updated : typingStopped(updated, user.id)
}

export function conversationsLoaded(
  state: ChatState,
  viewer: Viewer,
  conversations: readonly ChatConversation[],
): ChatState {
  const last = { ...state.last }
  const deliveredUntil = { ...state.deliveredUntil }
  for (const { with: userId, last: message, delivered = '' } of conversations) {
    const id = getConversationId(viewer, userId)
    last[id] = pickNewer(last[id], message)
    if (delivered > (deliveredUntil[userId] ?? '')) deliveredUntil[userId] = delivered
  }
  return { ...state, last, deliveredUntil }
}

/** The newest messages of a conversation are loaded, or those since `thread.since`. */
export function threadLoaded(state: ChatState, id: string, loaded: readonly ChatMessage[]): ChatState {
  const thread = getThread(state, id)
  const { messages, hasGap } = mergeHistory(thread.messages, loaded)
  const isFirstLoad = thread.since === undefined && thread.state !== 'fresh'
  const hasOlder = hasGap || (isFirstLoad ? loaded.length >= CHAT.maxMessages : thread.hasOlder)
  const updated = updateThread(state, id, { messages, state: 'fresh', since: undefined, hasOlder })
  const newest = messages.at(-1)
  return newest ? { ...updated, last: { ...updated.last, [id]: pickNewer(updated.last[id], newest) } } : updated
}

export function olderLoaded(state: ChatState, id: string, older: ChatOlder): ChatState {
  const messages = mergeById(getThread(state, id).messages, older.messages)
  return updateThread(state, id, { messages, hasOlder: older.more, loadingOlder: false })
}

/** The connection is lost: every conversation may miss messages from now on. */
export function disconnected(state: ChatState): ChatState {
  const threads = Object.entries(state.threads).map(([id, thread]) => {
    const since = thread.state === 'fresh' ? thread.messages.at(-1)?.id : thread.since
    return [id, { ...thread, state: 'stale', since, loadingOlder: false }] as const
  })
  return { ...state, typing: [], threads: Object.fromEntries(threads) }
}
