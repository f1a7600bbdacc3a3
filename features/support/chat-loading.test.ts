import { CHAT_TEXT } from '@whirligig/contract'
import { aChatConversation, aChatUser } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { getThread } from './chat-state.ts'
import { createOpenChat, incoming } from './test/create-chat-test.ts'
import { NOW, stubBrowser } from './test/stub-browser.ts'

stubBrowser()

const ADA = aChatUser({ id: 'ada' })

describe('after connecting', () => {
  it('announces the user and loads the users, the conversations and the open thread', async () => {
    const { chat, state, socket, acknowledge } = await createOpenChat()
    expect(socket.sent).toEqual([])
    chat.select('ada')
    socket.simulate('connect')
    expect(socket.sent.map(([event]) => event)).toEqual(['connectUser', 'getUsers', 'getConversations', 'getMessages'])
    acknowledge('getUsers', [ADA, { id: 7 }])
    acknowledge('getConversations', [aChatConversation({ with: 'ada', last: incoming('Hello') })])
    expect(state().users).toEqual([ADA])
    expect(state().last.ada?.value).toBe('Hello')
  })

  it('reports an error until the users are loaded', async () => {
    const { chat, state, socket, acknowledge } = await createOpenChat()
    socket.simulate('connect')
    acknowledge('getUsers', { error: CHAT_TEXT.failed })
    expect(state()).toMatchObject({ users: null, failed: true })
    chat.load()
    acknowledge('getUsers', [])
    expect(state()).toMatchObject({ users: [], failed: false })
  })
})

describe('after a reconnect', () => {
  it('loads the missed messages since the newest known one', async () => {
    const { chat, socket, sent, acknowledge, thread } = await createOpenChat()
    chat.select('ada')
    socket.simulate('connect')
    acknowledge('getMessages', [incoming('one', { time: '2026-11-20T14:00:00.000Z' })])
    socket.simulate('disconnect')
    socket.simulate('connect')
    // This message arrives before the response and leaves a gap.
    socket.receive('message', incoming('three', { time: '2026-11-20T14:02:00.000Z' }))
    expect(sent('getMessages').at(-1)).toEqual({ with: 'ada', since: 'one' })
    acknowledge('getMessages', [incoming('two', { time: '2026-11-20T14:01:00.000Z' })])
    expect(thread()).toEqual(['one', 'two', 'three'])
  })

  it('loads the other conversations when they are opened', async () => {
    const { chat, socket, sent, acknowledge } = await createOpenChat()
    chat.select('ada')
    socket.simulate('connect')
    acknowledge('getMessages', [incoming('one')])
    chat.select('eve')
    acknowledge('getMessages', [])
    socket.simulate('disconnect')
    socket.simulate('connect')
    chat.select('ada')
    expect(sent('getMessages').slice(2)).toEqual([{ with: 'eve' }, { with: 'ada', since: 'one' }])
  })
})

it('loads a conversation again after an error', async () => {
  const { chat, state, socket, sent, acknowledge } = await createOpenChat()
  chat.select('ada')
  socket.simulate('connect')
  acknowledge('getMessages', { error: CHAT_TEXT.failed })
  expect(getThread(state(), 'ada').state).toBe('failed')
  chat.select('ada')
  expect(sent('getMessages')).toHaveLength(2)
})

it('requests older messages once and puts them before the others', async () => {
  const { chat, socket, sent, acknowledge, thread } = await createOpenChat()
  chat.select('ada')
  socket.simulate('connect')
  acknowledge('getMessages', [incoming('three')])
  chat.loadOlder('ada')
  chat.loadOlder('ada')
  expect(sent('getOlder')).toEqual([{ with: 'ada', before: 'three' }])
  acknowledge('getOlder', { messages: [incoming('one', { time: '2026-11-19T00:00:00.000Z' })], more: false })
  expect(thread()).toEqual(['one', 'three'])
})

it('marks messages as read up to the newest incoming one', async () => {
  const { chat, socket, sent, acknowledge } = await createOpenChat()
  chat.select('ada')
  socket.simulate('connect')
  chat.markAsRead('ada')
  expect(sent('read')).toEqual([])
  acknowledge('getMessages', [incoming('one'), incoming('mine', { from: 'me', to: 'ada', time: NOW })])
  chat.markAsRead('ada')
  expect(sent('read')).toEqual([{ with: 'ada', until: 'one' }])
})

it('adds the results of a search to the users', async () => {
  const { chat, state, socket, acknowledge } = await createOpenChat()
  socket.simulate('connect')
  acknowledge('getUsers', [ADA])
  chat.searchUsers('eve@')
  acknowledge('getUsers', [aChatUser({ id: 'eve', name: 'Eve Spool' })])
  expect(state().users?.map(({ id }) => id)).toEqual(['ada', 'eve'])
  expect(state().searchResult).toEqual({ term: 'eve@', ids: ['eve'] })
})
