import { CHAT_TEXT } from '@whirligig/contract'
import { aChatConversation, aChatUser } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { getThread } from './chat-state.ts'
import { SUPPORT_ID } from './conversation-id.ts'
import { createChatTest, createOpenChat, incoming } from './test/create-chat-test.ts'
import { NOW, stubBrowser } from './test/stub-browser.ts'

stubBrowser()

const ADA = aChatUser({ id: 'ada' })

describe('after connecting', () => {
  it('announces the user and loads the users, the conversations and the open thread', async () => {
    const { chat, state, socket, acknowledge } = await createOpenChat()
    expect(socket.sent).toEqual([])
    chat.select('ada')
    socket.simulate('connect')
    expect(socket.sent.map(([event]) => event)).toEqual([
      'connectUser',
      'getUsers',
      'getConversations',
      'getInbox',
      'getMessages',
    ])
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
    expect(sent('getMessages').at(-1)).toEqual({ with: 'ada', shared: true, since: 'one' })
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
    expect(sent('getMessages').slice(2)).toEqual([
      { with: 'eve', shared: true },
      { with: 'ada', shared: true, since: 'one' },
    ])
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
  expect(sent('getOlder')).toEqual([{ with: 'ada', shared: true, before: 'three' }])
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

describe('for a user who is not staff', () => {
  it('loads the conversation with all staff, and no inbox', async () => {
    const { socket, sent, openChat } = await createChatTest('me', false)
    const { chat } = openChat()
    chat.select(SUPPORT_ID)
    socket.simulate('connect')
    expect(sent('getMessages')).toEqual([{ shared: true }])
    expect(sent('getInbox')).toEqual([])
  })

  it('marks the messages of each of the staff as read', async () => {
    const { socket, sent, acknowledge, openChat } = await createChatTest('me', false)
    const { chat } = openChat()
    socket.simulate('connect')
    chat.select(SUPPORT_ID)
    acknowledge('getMessages', [
      incoming('one'),
      incoming('two', { from: 'eve' }),
      incoming('three'),
      incoming('four', { from: 'me', to: 'eve' }),
    ])
    chat.markAsRead(SUPPORT_ID)
    expect(sent('read')).toEqual([
      { with: 'ada', until: 'three' },
      { with: 'eve', until: 'two' },
    ])
  })
})

describe('the shared inbox', () => {
  it('changes once the server has accepted', async () => {
    const { socket, sent, acknowledge, openChat } = await createChatTest()
    const { chat, state } = openChat()
    socket.simulate('connect')
    const thread = { with: 'ada', name: 'Ada', isOpen: true, assignedTo: null, unread: 1, last: incoming('one') }
    acknowledge('getInbox', [thread, { with: 'broken' }])
    const errors: (string | undefined)[] = []
    const assign = { from: null, to: 'me' }
    chat.changeInbox({ with: 'ada', assign }, (error) => errors.push(error))
    expect(sent('changeInbox')).toEqual([{ with: 'ada', assign }])
    acknowledge('changeInbox', { error: CHAT_TEXT.assignedMeanwhile })
    expect([errors, state().inbox.ada?.assignedTo]).toEqual([[CHAT_TEXT.assignedMeanwhile], null])

    chat.changeInbox({ with: 'ada', isOpen: false }, (error) => errors.push(error))
    acknowledge('changeInbox', { with: 'ada', isOpen: false, assignedTo: { id: 'eve', name: 'Eve' } })
    expect(state().inbox).toEqual({ ada: { name: 'Ada', isOpen: false, assignedTo: { id: 'eve', name: 'Eve' } } })

    socket.simulate('disconnect')
    chat.changeInbox({ with: 'ada', isOpen: true }, (error) => errors.push(error))
    expect(errors).toEqual([CHAT_TEXT.assignedMeanwhile, undefined])
  })
})
