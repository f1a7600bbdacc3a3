import { CHAT, type ChatConversation, type ChatMessage, type ChatOlder, type ChatUser } from '@whirligig/contract'
import { caughtUp, later, merged } from './merge.ts'

/** A conversation as far as it is known here. */
export type Thread = {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** `stale`: something may have been missed. */
  state: 'stale' | 'loading' | 'failed' | 'fresh'
  /** The newest message that surely has nothing missing before it; what came since is asked for after a break. */
  since: string | undefined
  /** There are older ones at the server. */
  more: boolean
  loadingOlder: boolean
}

export type ChatState = {
  /** Everyone there is to talk to; null until the server has said so. */
  people: readonly ChatUser[] | null
  /** The server would not say who there is. */
  failed: boolean
  /** The newest message with each. */
  last: Readonly<Record<string, ChatMessage>>
  threads: Readonly<Record<string, Thread>>
  /** Up to when one's own messages have reached each. */
  reached: Readonly<Record<string, string>>
  /** Who is typing to me. */
  typing: readonly string[]
  /** What was written and not sent, by whom it is for. */
  drafts: Readonly<Record<string, string>>
  /** Who is talked to. */
  selected: string | null
  /** Whom the server found for a term. */
  found: { term: string; ids: readonly string[] }
}

export const NOTHING_YET: ChatState = {
  people: null,
  failed: false,
  last: {},
  threads: {},
  reached: {},
  typing: [],
  drafts: {},
  selected: null,
  found: { term: '', ids: [] },
}

export const EMPTY_THREAD: Thread = {
  messages: [],
  state: 'stale',
  since: undefined,
  more: false,
  loadingOlder: false,
}

/** The other one of a message's two ends. */
const partnerOf = (message: ChatMessage, me: string): string => (message.from === me ? message.to : message.from)

export const threadOf = (state: ChatState, id: string): Thread => state.threads[id] ?? EMPTY_THREAD

export function withThread(state: ChatState, id: string, change: Partial<Thread>): ChatState {
  return { ...state, threads: { ...state.threads, [id]: { ...threadOf(state, id), ...change } } }
}

/** My messages up to this time have reached someone. */
export function reachedBy(state: ChatState, id: string, time: string): ChatState {
  if (time <= (state.reached[id] ?? '')) return state
  return { ...state, reached: { ...state.reached, [id]: time } }
}

/** A message came, one's own from another tab as well. */
export function heardMessage(state: ChatState, me: string, message: ChatMessage): ChatState {
  const other = partnerOf(message, me)
  const thread = threadOf(state, other)
  const known: ChatState = { ...state, last: { ...state.last, [other]: later(state.last[other], message) } }
  // Into a stale thread it would go without those that were missed before it: they are fetched together.
  const takes = thread.state === 'fresh' || thread.state === 'loading'
  const shown = takes ? withThread(known, other, { messages: merged(thread.messages, [message]) }) : known
  return message.from === me ? shown : stoppedTyping(shown, other)
}

export const stoppedTyping = (state: ChatState, id: string): ChatState =>
  state.typing.includes(id) ? { ...state, typing: state.typing.filter((each) => each !== id) } : state

export const startedTyping = (state: ChatState, id: string): ChatState =>
  state.typing.includes(id) ? state : { ...state, typing: [...state.typing, id] }

/** The server's whole list of people. */
export const heardPeople = (state: ChatState, people: readonly ChatUser[]): ChatState => ({
  ...state,
  people,
  failed: false,
})

/** Some people as they are now, each in their place or at the end. */
export function heardOf(state: ChatState, news: readonly ChatUser[]): ChatState {
  const byId = new Map((state.people ?? []).map((person) => [person.id, person]))
  for (const person of news) byId.set(person.id, person)
  return state.people === null ? state : { ...state, people: [...byId.values()] }
}

/** Somebody came or went. */
export function heardPresence(state: ChatState, person: ChatUser): ChatState {
  const known = heardOf(state, [person])
  return person.online ? known : stoppedTyping(known, person.id)
}

export function heardConversations(state: ChatState, conversations: readonly ChatConversation[]): ChatState {
  const last = { ...state.last }
  const reached = { ...state.reached }
  for (const { with: id, last: message, delivered = '' } of conversations) {
    last[id] = later(last[id], message)
    if (delivered > (reached[id] ?? '')) reached[id] = delivered
  }
  return { ...state, last, reached }
}

/** The newest messages with somebody, or those since the last that were known. */
export function heardThread(state: ChatState, id: string, answer: readonly ChatMessage[]): ChatState {
  const thread = threadOf(state, id)
  const { messages, gap } = caughtUp(thread.messages, answer)
  const isFirst = thread.since === undefined && thread.state !== 'fresh'
  const more = gap || (isFirst ? answer.length >= CHAT.maxMessages : thread.more)
  const known = withThread(state, id, { messages, state: 'fresh', since: undefined, more })
  const newest = messages.at(-1)
  return newest ? { ...known, last: { ...known.last, [id]: later(known.last[id], newest) } } : known
}

export function heardOlder(state: ChatState, id: string, older: ChatOlder): ChatState {
  const messages = merged(threadOf(state, id).messages, older.messages)
  return withThread(state, id, { messages, more: older.more, loadingOlder: false })
}

/** The line has broken: from now on anything may be missed. */
export function lineBroke(state: ChatState): ChatState {
  const threads = Object.entries(state.threads).map(([id, thread]) => {
    const since = thread.state === 'fresh' ? thread.messages.at(-1)?.id : thread.since
    return [id, { ...thread, state: 'stale', since, loadingOlder: false }] as const
  })
  return { ...state, typing: [], threads: Object.fromEntries(threads) }
}
