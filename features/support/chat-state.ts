import type { ChatMessage, ChatUser, InboxState } from '@whirligig/contract'

/** The loaded part of a conversation. */
export type Thread = {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** `stale`: messages may be missing. */
  state: 'stale' | 'loading' | 'failed' | 'fresh'
  /** After a reconnect, messages newer than this one are loaded: it is the newest one with no gap before it. */
  since: string | undefined
  /** Whether the server has older messages. */
  hasOlder: boolean
  loadingOlder: boolean
}

/** The state of a person's conversation in the inbox that all staff share, with the person's name. */
export type InboxEntry = Pick<InboxState, 'isOpen' | 'assignedTo'> & { name: string }

export type ChatState = {
  /** The users the current user can chat with; null until they are loaded. */
  users: readonly ChatUser[] | null
  /** Whether loading the users failed. */
  failed: boolean
  /** For staff: the shared inbox, by the id of the person. */
  inbox: Readonly<Record<string, InboxEntry>>
  /** The newest message of each conversation, by the id of the conversation. */
  last: Readonly<Record<string, ChatMessage>>
  threads: Readonly<Record<string, Thread>>
  /** The time up to which the current user's messages are delivered, by the id of the other user. */
  deliveredUntil: Readonly<Record<string, string>>
  /** The ids of the users who are typing to the current user. */
  typing: readonly string[]
  /** Unsent text, by the id of the conversation. */
  drafts: Readonly<Record<string, string>>
  /** The id of the open conversation. */
  selected: string | null
  /** The latest result of a search on the server. */
  searchResult: { term: string; ids: readonly string[] }
}

export const INITIAL_STATE: ChatState = {
  users: null,
  failed: false,
  inbox: {},
  last: {},
  threads: {},
  deliveredUntil: {},
  typing: [],
  drafts: {},
  selected: null,
  searchResult: { term: '', ids: [] },
}

export const EMPTY_THREAD: Thread = {
  messages: [],
  state: 'stale',
  since: undefined,
  hasOlder: false,
  loadingOlder: false,
}

export const getThread = (state: ChatState, id: string): Thread => state.threads[id] ?? EMPTY_THREAD

export const updateThread = (state: ChatState, id: string, change: Partial<Thread>): ChatState => ({
  ...state,
  threads: { ...state.threads, [id]: { ...getThread(state, id), ...change } },
})

/** The newest message of a user in a conversation, of those that are loaded. Staff's conversations have the id of the user. */
export const newestFrom = (state: ChatState, id: string, userId = id): ChatMessage | undefined =>
  getThread(state, id).messages.findLast(({ from }) => from === userId)
