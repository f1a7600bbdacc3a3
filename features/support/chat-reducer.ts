import { CHAT, type ChatConversation, type ChatMessage, type ChatOlder, type ChatUser } from '@whirligig/contract'
import { type ChatState, getThread, updateThread } from './chat-state.ts'
import { mergeById, mergeHistory, pickNewer } from './merge.ts'

/** The current user's messages up to this time reached the other user. An older time changes nothing. */
export function messagesDelivered(state: ChatState, id: string, time: string): ChatState {
  if (time <= (state.deliveredUntil[id] ?? '')) return state
  return { ...state, deliveredUntil: { ...state.deliveredUntil, [id]: time } }
}

/** A message arrived: from the other user, or from another tab of the current user. */
export function messageReceived(state: ChatState, me: string, message: ChatMessage): ChatState {
  const otherUserId = message.from === me ? message.to : message.from
  const thread = getThread(state, otherUserId)
  const withLast: ChatState = {
    ...state,
    last: { ...state.last, [otherUserId]: pickNewer(state.last[otherUserId], message) },
  }
  // A stale thread misses messages before this one. They are loaded together.
  const canAppend = thread.state === 'fresh' || thread.state === 'loading'
  const appended = canAppend
    ? updateThread(withLast, otherUserId, { messages: mergeById(thread.messages, [message]) })
    : withLast
  return message.from === me ? appended : typingStopped(appended, otherUserId)
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

export function conversationsLoaded(state: ChatState, conversations: readonly ChatConversation[]): ChatState {
  const last = { ...state.last }
  const deliveredUntil = { ...state.deliveredUntil }
  for (const { with: id, last: message, delivered = '' } of conversations) {
    last[id] = pickNewer(last[id], message)
    if (delivered > (deliveredUntil[id] ?? '')) deliveredUntil[id] = delivered
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
