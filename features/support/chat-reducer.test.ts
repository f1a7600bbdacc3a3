import { CHAT, type ChatMessage } from '@whirligig/contract'
import { aChatConversation, aChatMessage, aChatUser } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import {
  conversationsLoaded,
  disconnected,
  inboxChanged,
  inboxLoaded,
  inboxMessageReceived,
  messageReceived,
  messagesDelivered,
  olderLoaded,
  presenceChanged,
  threadLoaded,
  typingStarted,
  usersUpdated,
} from './chat-reducer.ts'
import { type ChatState, EMPTY_THREAD, getThread, INITIAL_STATE, updateThread } from './chat-state.ts'
import { SUPPORT_ID } from './conversation-id.ts'

const ADA = aChatUser({ id: 'ada' })
const at = (second: number, overrides: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({
    id: `m${second}`,
    from: 'ada',
    to: 'me',
    time: new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString(),
    ...overrides,
  })
const STAFF = { me: 'me', isStaff: true }
const own = { from: 'me', to: 'ada' }
const fresh = (...messages: ChatMessage[]): ChatState =>
  updateThread(INITIAL_STATE, 'ada', { messages, state: 'fresh' })
const messageIds = (state: ChatState) =>
  getThread(state, 'ada')
    .messages.map(({ id }) => id)
    .join(' ')

describe('messageReceived', () => {
  it.each([
    ['a message of the other user', at(2)],
    ["a message of the user's other tab", at(2, own)],
  ])('appends %s to the conversation and makes it the last message', (_, message) => {
    const state = messageReceived(fresh(at(1)), STAFF, message)
    expect(messageIds(state)).toBe('m1 m2')
    expect(state.last.ada?.id).toBe('m2')
  })

  it('does not make a late message the last one', () => {
    const state = messageReceived(messageReceived(fresh(), STAFF, at(2)), STAFF, at(1))
    expect([messageIds(state), state.last.ada?.id]).toEqual(['m1 m2', 'm2'])
  })

  it('does not append to a stale conversation', () => {
    const state = messageReceived(disconnected(fresh(at(1))), STAFF, at(9))
    expect([messageIds(state), getThread(state, 'ada').since, state.last.ada?.id]).toEqual(['m1', 'm1', 'm9'])
  })

  it('clears the typing indicator and leaves the delivery status as it is', () => {
    const state = messageReceived(typingStarted(fresh(), 'ada'), STAFF, at(5))
    expect([state.typing, state.deliveredUntil]).toEqual([[], {}])
  })
})

describe('threadLoaded', () => {
  const fullPage = Array.from({ length: CHAT.maxMessages }, (_, i) => at(i + 100))
  const loading = updateThread(INITIAL_STATE, 'ada', { state: 'loading' })

  it.each([
    ['a short conversation has no older messages', [at(1)], false],
    ['an empty conversation has no older messages', [], false],
    ['a full page has older messages', fullPage, true],
  ])('%s', (_, loaded, hasOlder) => {
    expect(getThread(threadLoaded(loading, 'ada', loaded), 'ada')).toEqual({
      ...EMPTY_THREAD,
      messages: loaded,
      state: 'fresh',
      hasOlder,
    })
  })

  it('keeps hasOlder after a reconnect', () => {
    const stale = disconnected(updateThread(fresh(at(1)), 'ada', { hasOlder: true }))
    expect(getThread(threadLoaded(stale, 'ada', [at(1), at(2)]), 'ada').hasOlder).toBe(true)
    expect(messageIds(threadLoaded(stale, 'ada', [at(1), at(2)]))).toBe('m1 m2')
  })

  it('drops the messages before a gap, so that they can be loaded again', () => {
    const { messages, hasOlder } = getThread(threadLoaded(disconnected(fresh(at(1))), 'ada', fullPage), 'ada')
    expect([messages, hasOlder]).toEqual([fullPage, true])
  })

  it('keeps messages that arrived during the request', () => {
    expect(messageIds(threadLoaded(messageReceived(loading, STAFF, at(2)), 'ada', [at(1)]))).toBe('m1 m2')
  })
})

it('olderLoaded puts older messages before the others', () => {
  const state = olderLoaded(updateThread(fresh(at(3)), 'ada', { loadingOlder: true }), 'ada', {
    messages: [at(1), at(2)],
    more: false,
  })
  expect(messageIds(state)).toBe('m1 m2 m3')
  expect(getThread(state, 'ada')).toMatchObject({ hasOlder: false, loadingOlder: false })
})

describe('users', () => {
  const loaded: ChatState = { ...INITIAL_STATE, users: [ADA] }

  it('keep their place when they go offline', () => {
    const offline = { ...ADA, online: false }
    expect(presenceChanged(loaded, offline).users).toEqual([offline])
    expect(usersUpdated(loaded, [aChatUser({ id: 'eve' })]).users?.map(({ id }) => id)).toEqual(['ada', 'eve'])
  })

  it('stop typing when they go offline', () => {
    expect(presenceChanged(typingStarted(loaded, 'ada'), { ...ADA, online: false }).typing).toEqual([])
  })

  it('are not updated before the list is loaded', () => {
    expect(presenceChanged(INITIAL_STATE, ADA).users).toBeNull()
  })
})

it('conversationsLoaded never replaces the last message with an older one', () => {
  const state: ChatState = { ...INITIAL_STATE, last: { ada: at(7) } }
  expect(conversationsLoaded(state, STAFF, [aChatConversation({ with: 'ada', last: at(3) })]).last.ada?.id).toBe('m7')
  expect(conversationsLoaded(state, STAFF, [aChatConversation({ with: 'ada', last: at(8) })]).last.ada?.id).toBe('m8')
})

it('the time of delivery never moves back', () => {
  const delivered = messagesDelivered(INITIAL_STATE, 'ada', at(5).time)
  const load = (time?: string) =>
    conversationsLoaded(delivered, STAFF, [aChatConversation({ with: 'ada', delivered: time })]).deliveredUntil.ada
  expect([load(), load(at(3).time), load(at(7).time)]).toEqual([at(5).time, at(5).time, at(7).time])
  expect(messagesDelivered(delivered, 'ada', at(3).time)).toBe(delivered)
})

describe('the conversation of a user who is not staff', () => {
  const shopper = { me: 'me', isStaff: false }

  it('has the messages of all staff', () => {
    const loaded = updateThread(INITIAL_STATE, SUPPORT_ID, { state: 'fresh' })
    const eve = at(2, { from: 'eve', id: 'eve' })
    const state = messageReceived(messageReceived(loaded, shopper, at(1)), shopper, eve)
    expect(getThread(state, SUPPORT_ID).messages.map(({ id }) => id)).toEqual(['m1', 'eve'])
    expect(state.last[SUPPORT_ID]?.id).toBe('eve')
    expect(state.inbox).toEqual({})
  })

  it('has the newest message of all, and the delivery to each', () => {
    const conversations = [
      aChatConversation({ with: 'ada', last: at(1), delivered: at(1).time }),
      aChatConversation({ with: 'eve', last: at(2), delivered: at(2).time }),
    ]
    const state = conversationsLoaded(INITIAL_STATE, shopper, conversations)
    expect([state.last[SUPPORT_ID]?.id, state.deliveredUntil]).toEqual(['m2', { ada: at(1).time, eve: at(2).time }])
  })
})

describe('the shared inbox', () => {
  const ada = { id: 'ada', name: 'Ada Winder' }
  const question = at(1, { user: ada })
  const thread = { with: 'ada', name: 'Ada Winder', isOpen: true, assignedTo: null, unread: 1, last: question }
  const loaded = inboxLoaded({ ...fresh(question), users: [aChatUser({ id: 'eve', isAdmin: true })] }, [thread])
  const eve = { id: 'eve', name: 'Eve Spool' }
  const answer = at(2, { from: 'eve', to: 'ada', user: eve })

  it('adds the messages of colleagues. An answer closes the conversation and assigns it.', () => {
    const state = inboxMessageReceived(loaded, { with: 'ada', message: answer })
    expect(messageIds(state)).toBe('m1 m2')
    expect(state.inbox.ada).toEqual({ name: 'Ada Winder', isOpen: false, assignedTo: eve })
    const asked = messageReceived(state, STAFF, at(3, { user: ada }))
    expect(asked.inbox.ada).toEqual({ name: 'Ada Winder', isOpen: true, assignedTo: eve })
  })

  it('stays open when an answer arrives after a newer question', () => {
    const state = inboxMessageReceived(messageReceived(loaded, STAFF, at(3)), { with: 'ada', message: answer })
    expect(state.inbox.ada?.isOpen).toBe(true)
  })

  it('starts a conversation with the first message', () => {
    const first = at(1, { from: 'otto', user: { id: 'otto', name: 'Otto Reel' } })
    expect(inboxMessageReceived(loaded, { with: 'otto', message: first }).inbox.otto).toEqual({
      name: 'Otto Reel',
      isOpen: true,
      assignedTo: null,
    })
  })

  it('has no conversations among staff', () => {
    expect(messageReceived(loaded, STAFF, at(4, { from: 'eve', user: eve })).inbox).toEqual(loaded.inbox)
  })

  it('follows the changes of colleagues', () => {
    const state = inboxChanged(loaded, { with: 'ada', isOpen: false, assignedTo: eve })
    expect(state.inbox).toEqual({ ada: { name: 'Ada Winder', isOpen: false, assignedTo: eve } })
    expect(inboxChanged(loaded, { with: 'unknown', isOpen: false, assignedTo: eve })).toBe(loaded)
  })
})
