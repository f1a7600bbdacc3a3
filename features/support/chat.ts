import { ChatConversation, ChatMessage, ChatOlder, ChatUser } from '@whirligig/contract'
import type { Connection } from '@whirligig/core/realtime'
import { answerOf, listOf, type Schema } from './answers.ts'
import { type Cell, cell } from './cell.ts'
import {
  type ChatState,
  heardConversations,
  heardMessage,
  heardOf,
  heardOlder,
  heardPeople,
  heardPresence,
  heardThread,
  lineBroke,
  NOTHING_YET,
  reachedBy,
  startedTyping,
  stoppedTyping,
  threadOf,
  withThread,
} from './chat-state.ts'
import type { Kept } from './kept.ts'
import type { Outbox } from './outbox.ts'
import type { Receipts } from './receipts.ts'
import { typingHeard, typingTold } from './typing.ts'

/** One user's chat, over one line to the server. It goes on while other pages are looked at, so that nothing waits longer than it has to. */
export type Chat = {
  me: string
  state: Cell<ChatState>
  outbox: Outbox
  /** Asks again for everything that is on the screen. */
  load: () => void
  select: (id: string | null) => void
  draft: (id: string, text: string) => void
  send: (id: string, text: string) => void
  loadOlder: (id: string) => void
  /** Everything that is here of someone has been seen. */
  read: (id: string) => void
  /** Asks for people whom a term finds, beside those who are known. */
  search: (term: string) => void
}

/** What goes on without it, and what it builds on. */
export type Standby = {
  connection: Connection
  me: string
  now: () => Date
  kept: Pick<Kept, 'selected'>
  outbox: Outbox
  receipts: Receipts
}

/** Starts a user's chat. */
export function startChat({ connection, me, now, kept, outbox, receipts }: Standby): Chat {
  const state = cell<ChatState>({ ...NOTHING_YET, selected: kept.selected.read() })
  const change = (step: (before: ChatState) => ChatState) => state.set(step(state.value))
  const say = typingTold({ say: (typing) => connection.emit('typing', typing), now })
  const listen = typingHeard((id) => change((before) => stoppedTyping(before, id)))

  connection.on('message', (message) => {
    listen(message.from, false)
    change((before) => heardMessage(before, me, message))
  })
  connection.on('delivered', (step) => change((before) => reachedBy(before, step.with, step.until)))
  connection.on('connectUser', (person) => change((before) => heardPresence(before, person)))
  connection.on('disconnectUser', (person) => change((before) => heardPresence(before, person)))
  connection.on('typing', ({ from, isTyping }) => {
    listen(from, isTyping)
    change((before) => (isTyping ? startedTyping(before, from) : stoppedTyping(before, from)))
  })

  // One that had been stored before, and is answered only now, is told of by no event.
  outbox.sent.watch((message) => {
    if (message) change((before) => heardMessage(before, me, message))
  })

  function ask<T>(
    event: 'getUsers' | 'getConversations' | 'getMessages' | 'getOlder',
    payload: Parameters<typeof connection.emit<typeof event>>[1],
    schema: Schema<T>,
    heard: (before: ChatState, said: T) => ChatState,
    refused: (before: ChatState) => ChatState = (before) => before,
  ): void {
    connection.emit(event, payload, (acknowledgement) => {
      const answer = answerOf(schema, acknowledgement)
      change((before) => ('said' in answer ? heard(before, answer.said) : refused(before)))
    })
  }

  function loadThread(id: string): void {
    const { state: known, since } = threadOf(state.value, id)
    if (known === 'fresh' || known === 'loading' || connection.state !== 'open') return
    change((before) => withThread(before, id, { state: 'loading' }))
    ask(
      'getMessages',
      { with: id, ...(since !== undefined && { since }) },
      listOf(ChatMessage),
      (before, messages) => {
        receipts.got(messages)
        return heardThread(before, id, messages)
      },
      (before) => withThread(before, id, { state: 'failed' }),
    )
  }

  function load(): void {
    connection.emit('connectUser')
    ask('getUsers', undefined, listOf(ChatUser), heardPeople, (before) => ({ ...before, failed: true }))
    ask('getConversations', undefined, listOf(ChatConversation), (before, conversations) => {
      receipts.got(conversations.flatMap(({ last, unread }) => (unread > 0 ? [last] : [])))
      return heardConversations(before, conversations)
    })
    const { selected } = state.value
    if (selected !== null) loadThread(selected)
  }

  connection.subscribe((line) => {
    if (line === 'open') load()
    else change(lineBroke)
  })
  if (connection.state === 'open') load()

  return {
    me,
    state,
    outbox,
    load,
    select(id) {
      say.stop()
      kept.selected.write(id)
      change((before) => ({ ...before, selected: id }))
      if (id !== null) loadThread(id)
    },
    draft(id, text) {
      say.wrote(id, text)
      change((before) => ({ ...before, drafts: { ...before.drafts, [id]: text } }))
    },
    send(id, text) {
      say.stop()
      change((before) => ({ ...before, drafts: { ...before.drafts, [id]: '' } }))
      outbox.write(id, text)
    },
    loadOlder(id) {
      const oldest = threadOf(state.value, id).messages[0]
      if (!oldest || threadOf(state.value, id).loadingOlder || connection.state !== 'open') return
      change((before) => withThread(before, id, { loadingOlder: true }))
      ask(
        'getOlder',
        { with: id, before: oldest.id },
        ChatOlder,
        (before, older) => heardOlder(before, id, older),
        (before) => withThread(before, id, { loadingOlder: false }),
      )
    },
    read(id) {
      const newest = threadOf(state.value, id).messages.findLast(({ from }) => from === id)
      if (newest) connection.emit('read', { with: id, until: newest.id })
    },
    search(term) {
      ask('getUsers', { search: term }, listOf(ChatUser), (before, people) => ({
        ...heardOf(before, people),
        found: { term, ids: people.map(({ id }) => id) },
      }))
    },
  }
}
