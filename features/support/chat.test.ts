// Long because it is a table of what happens between a tab and the server: each test is one thing that may go wrong there.

import { CHAT, CHAT_TEXT, type ChatMessage } from '@whirligig/contract'
import { aChatConversation, aChatMessage, aChatUser } from '@whirligig/contract/fixtures'
import { connectionAtom, connectionStateAtom, socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { clearUserStorage, USER_KEY_PREFIX } from '@whirligig/core/storage'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeSockets, type FakeSocket } from '../../core/test/fake-socket.ts'
import { type Chat, startChat } from './chat.ts'
import { threadOf } from './chat-state.ts'
import { isUnsentAtom } from './is-unsent-atom.ts'
import { keptFor } from './kept.ts'
import { outbox } from './outbox.ts'
import { receipts } from './receipts.ts'

const ADA = aChatUser({ id: 'ada' })
const NOW = '2026-11-20T15:00:00.000Z'

function storage() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    // In no order that one could rely on.
    key: (at: number) => [...kept.keys()].toReversed()[at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
let browser: EventTarget
/** What the browser tells this tab when another one has put something into storage, or with null removed it. */
function elsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  vi.stubGlobal('localStorage', storage())
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const toMe = (value: string, overrides: Partial<ChatMessage> = {}) =>
  aChatMessage({ id: value, from: 'ada', to: 'me', value, ...overrides })
/** How the server tells of a message that it was sent. */
const stored = (said: unknown) => {
  const { text, to, clientId } = said as { text: string; to: string; clientId: string } // what a tab says of a message
  return aChatMessage({ id: `stored-${clientId}`, from: 'me', to, value: text, clientId, time: NOW })
}

/** What of storage is somebody's own. */
const privateKeys = () =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) =>
    key.startsWith(USER_KEY_PREFIX),
  )

/** A tab of mine; `reload` opens it anew. */
async function aTab(me = 'me') {
  const store = createStore()
  const { createSocket, created } = createFakeSockets()
  store.set(socketFactoryAtom, createSocket)
  store.sub(connectionStateAtom, () => {})
  store.set(startSessionAtom, 'token')
  await Promise.resolve()
  const socket = created[0]
  if (!socket) throw new Error('No socket was opened.')
  let ids = 0
  const connection = store.get(connectionAtom)
  const kept = keptFor(me, new AbortController().signal)
  const now = () => new Date()
  const box = outbox({ connection, me, kept: kept.waiting, now, newClientId: () => `id-${++ids}` })
  const chat: Chat = startChat({ connection, me, now, kept, outbox: box, receipts: receipts(connection, me) })
  const said = (event: string) => socket.sent.filter(([name]) => name === event)
  return {
    chat,
    socket,
    /** What was said of this name, without the acknowledgements. */
    said: (event: string) => said(event).map(([, value]) => value),
    /** Answers the last that was said of this name. */
    answer(event: string, value: unknown) {
      const acknowledge = said(event).at(-1)?.at(-1)
      if (typeof acknowledge !== 'function') throw new Error(`${event} asks for no answer.`)
      acknowledge(value)
    },
    waiting: () => chat.outbox.waiting.value.map(({ text, error }) => (error === undefined ? text : `${text}!`)),
    shown: () => threadOf(chat.state.value, 'ada').messages.map(({ value }) => value),
  }
}
const texts = (said: unknown[]) => said.map((each) => (each as { text: string }).text) // as above

describe('the beginning', () => {
  it('says that one is there, and asks who else is and what was said', async () => {
    const { chat, socket, answer } = await aTab()
    expect(socket.sent).toEqual([])
    chat.select('ada')
    socket.simulate('connect')
    expect(socket.sent.map(([event]) => event)).toEqual(['connectUser', 'getUsers', 'getConversations', 'getMessages'])
    answer('getUsers', [ADA, { id: 7 }])
    answer('getConversations', [aChatConversation({ with: 'ada', last: toMe('Hello') })])
    expect(chat.state.value.people).toEqual([ADA])
    expect(chat.state.value.last.ada?.value).toBe('Hello')
  })

  it('whoever was talked to last is selected again, by the same user only', async () => {
    const { chat } = await aTab()
    chat.select('ada')
    expect((await aTab()).chat.state.value.selected).toBe('ada')
    expect((await aTab('somebody else')).chat.state.value.selected).toBeNull()
    chat.select(null)
    expect((await aTab()).chat.state.value.selected).toBeNull()
  })

  it.each(['rubbish', '{"user":"me"}', '[]', '{"user":"me","with":7}'])(
    '%s in storage selects nobody',
    async (text) => {
      localStorage.setItem('selected_chat', text)
      expect((await aTab()).chat.state.value.selected).toBeNull()
    },
  )

  it('a server that says nothing useful is told apart from one that says nothing', async () => {
    const { chat, socket, answer } = await aTab()
    socket.simulate('connect')
    answer('getUsers', { error: CHAT_TEXT.failed })
    expect(chat.state.value).toMatchObject({ people: null, failed: true })
    chat.load()
    answer('getUsers', [])
    expect(chat.state.value).toMatchObject({ people: [], failed: false })
  })
})

describe('writing', () => {
  it('goes out at once, waits for the acknowledgement, and is one message', async () => {
    const { chat, socket, said, answer, waiting, shown } = await aTab()
    chat.select('ada')
    socket.simulate('connect')
    answer('getMessages', [])
    chat.send('ada', 'Hi')
    expect([said('message'), waiting()]).toEqual([[{ text: 'Hi', to: 'ada', clientId: 'id-1' }], ['Hi']])
    const message = stored(said('message')[0])
    socket.receive('message', message)
    answer('message', { message })
    socket.receive('message', message)
    expect([waiting(), shown(), chat.state.value.reached]).toEqual([[], ['Hi'], {}])
    socket.receive('delivered', { with: 'ada', until: NOW })
    expect(chat.state.value.reached).toEqual({ ada: NOW })
  })

  it('without a line waits, and is sent in its order when there is one', async () => {
    const { chat, socket, said, answer, waiting } = await aTab()
    chat.send('ada', 'one')
    chat.send('ada', 'two')
    expect(said('message')).toEqual([])
    socket.simulate('connect')
    expect(texts(said('message'))).toEqual(['one'])
    answer('message', { message: stored(said('message')[0]) })
    expect([texts(said('message')), waiting()]).toEqual([['one', 'two'], ['two']])
  })

  it('is sent again under its name when the line broke before the answer', async () => {
    const { chat, socket, said, answer, waiting, shown } = await aTab()
    chat.select('ada')
    socket.simulate('connect')
    chat.send('ada', 'Hi')
    socket.simulate('disconnect')
    socket.simulate('connect')
    expect(said('message')).toEqual([0, 1].map(() => ({ text: 'Hi', to: 'ada', clientId: 'id-1' })))
    // The server has it already, and tells of it by nothing else than this.
    answer('message', { message: stored(said('message')[0]) })
    expect([waiting(), shown()]).toEqual([[], ['Hi']])
  })

  it('is sent again when no answer comes though the line is open', async () => {
    const { chat, socket, said } = await aTab()
    socket.simulate('connect')
    chat.send('ada', 'Hi')
    vi.advanceTimersByTime(14_999)
    expect(said('message')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(said('message')).toHaveLength(2)
  })

  it('outlives the tab, for the same user, in its order', async () => {
    const before = await aTab()
    before.chat.send('ada', 'one')
    vi.advanceTimersByTime(1)
    before.chat.send('ada', 'two')
    expect((await aTab('somebody else')).waiting()).toEqual([])
    const after = await aTab()
    expect(after.waiting()).toEqual(['one', 'two'])
    after.socket.simulate('connect')
    expect(after.said('message')).toEqual([{ text: 'one', to: 'ada', clientId: 'id-1' }])
    after.answer('message', { message: stored(after.said('message')[0]) })
    expect((await aTab()).waiting()).toEqual(['two'])
  })

  it('goes when its writer signs out', async () => {
    const before = await aTab()
    before.chat.send('ada', 'Hi')
    localStorage.setItem('cart_items', '[]')
    clearUserStorage()
    expect([(await aTab()).waiting(), localStorage.getItem('cart_items')]).toEqual([[], '[]'])
  })

  it('would be lost with the session of whoever wrote it, known or not', () => {
    const store = createStore()
    expect(store.set(isUnsentAtom)).toBe(false)
    localStorage.setItem('private_chat_me_x', JSON.stringify({ clientId: 'x', to: 'ada', text: 'Hi', time: NOW }))
    expect(store.set(isUnsentAtom)).toBe(true)
  })

  it.each(['rubbish', '{}', '{"to":"ada"}'])('%s in storage is nothing that waits', async (text) => {
    localStorage.setItem('private_chat_me_x', text)
    expect((await aTab()).waiting()).toEqual([])
  })

  describe('in another tab', () => {
    const key = 'private_chat_me_theirs'
    const theirs = JSON.stringify({ clientId: 'theirs', to: 'ada', text: 'Hi', time: NOW })

    it('waits here as well, and is sent here only when that tab does not', async () => {
      const { socket, said, waiting } = await aTab()
      socket.simulate('connect')
      elsewhere(key, theirs)
      vi.advanceTimersByTime(4999)
      expect([waiting(), said('message')]).toEqual([['Hi'], []])
      vi.advanceTimersByTime(1)
      expect(said('message')).toEqual([{ text: 'Hi', to: 'ada', clientId: 'theirs' }])
    })

    it('gives that tab the same time again when the line comes back', async () => {
      const { socket, said } = await aTab()
      elsewhere(key, theirs)
      vi.advanceTimersByTime(60_000)
      socket.simulate('connect')
      vi.advanceTimersByTime(4999)
      expect(said('message')).toEqual([])
      vi.advanceTimersByTime(1)
      expect(said('message')).toHaveLength(1)
    })

    it.each([
      ['sent', () => elsewhere(key, null)],
      [
        'heard of',
        (socket: FakeSocket) => socket.receive('message', stored({ text: 'Hi', to: 'ada', clientId: 'theirs' })),
      ],
    ])('waits no more when it was %s', async (_, happens) => {
      const { socket, said, waiting } = await aTab()
      socket.simulate('connect')
      elsewhere(key, theirs)
      happens(socket)
      vi.advanceTimersByTime(60_000)
      expect([waiting(), said('message'), privateKeys()]).toEqual([[], [], []])
    })
  })

  it('too fast rests, says so, and goes on by itself', async () => {
    const { chat, socket, said, answer, waiting } = await aTab()
    socket.simulate('connect')
    chat.send('ada', 'Hi')
    answer('message', { error: CHAT_TEXT.tooFast })
    expect([waiting(), chat.outbox.complaint.value?.text]).toEqual([['Hi'], CHAT_TEXT.tooFast])
    chat.send('ada', 'there')
    vi.advanceTimersByTime(1999)
    expect(said('message')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(texts(said('message'))).toEqual(['Hi', 'Hi'])
    answer('message', { message: stored(said('message')[1]) })
    expect([waiting(), chat.outbox.complaint.value]).toEqual([['there'], null])
  })

  it('what is refused stays, holds nothing up, and can be tried again', async () => {
    const { chat, socket, said, answer, waiting } = await aTab()
    socket.simulate('connect')
    chat.send('gone', 'Hi')
    chat.send('ada', 'Hello')
    answer('message', { error: CHAT_TEXT.unknownUser })
    expect([waiting(), texts(said('message'))]).toEqual([
      ['Hi!', 'Hello'],
      ['Hi', 'Hello'],
    ])
    answer('message', { message: stored(said('message')[1]) })
    chat.outbox.retry('id-1')
    expect([waiting(), said('message').at(-1)]).toEqual([['Hi'], { text: 'Hi', to: 'gone', clientId: 'id-1' }])
  })

  it('what is refused can be discarded, for good', async () => {
    const { chat, socket, answer, waiting } = await aTab()
    socket.simulate('connect')
    chat.send('gone', 'Hi')
    answer('message', { error: CHAT_TEXT.unknownUser })
    chat.outbox.discard('id-1')
    expect([waiting(), chat.outbox.complaint.value, (await aTab()).waiting()]).toEqual([[], null, []])
  })

  it('what is discarded while it is tried again stays away, refused or not', async () => {
    const { chat, socket, answer, waiting } = await aTab()
    socket.simulate('connect')
    chat.send('gone', 'Hi')
    elsewhere('private_chat_me_id-1', null)
    answer('message', { error: CHAT_TEXT.unknownUser })
    expect([waiting(), privateKeys()]).toEqual([[], []])
  })

  it('and sent in another tab shows here, once', async () => {
    const { chat, socket, answer, shown } = await aTab()
    chat.select('ada')
    socket.simulate('connect')
    answer('getMessages', [])
    const message = stored({ text: 'Hi', to: 'ada', clientId: 'of-the-other-tab' })
    socket.receive('message', message)
    socket.receive('message', message)
    expect([shown(), chat.state.value.last.ada?.value]).toEqual([['Hi'], 'Hi'])
  })
})

describe('after a break', () => {
  it('what was missed is fetched, from the last that was known', async () => {
    const { chat, socket, said, answer, shown } = await aTab()
    chat.select('ada')
    socket.simulate('connect')
    answer('getMessages', [toMe('one', { time: '2026-11-20T14:00:00.000Z' })])
    socket.simulate('disconnect')
    socket.simulate('connect')
    // It comes before the answer, and hides nothing that lies between.
    socket.receive('message', toMe('three', { time: '2026-11-20T14:02:00.000Z' }))
    expect(said('getMessages').at(-1)).toEqual({ with: 'ada', since: 'one' })
    answer('getMessages', [toMe('two', { time: '2026-11-20T14:01:00.000Z' })])
    expect(shown()).toEqual(['one', 'two', 'three'])
  })

  it('the conversations that are not open are fetched when they are opened', async () => {
    const { chat, socket, said, answer } = await aTab()
    chat.select('ada')
    socket.simulate('connect')
    answer('getMessages', [toMe('one')])
    chat.select('eve')
    answer('getMessages', [])
    socket.simulate('disconnect')
    socket.simulate('connect')
    chat.select('ada')
    expect(said('getMessages').slice(2)).toEqual([{ with: 'eve' }, { with: 'ada', since: 'one' }])
  })

  it('a conversation that could not be fetched can be asked for again', async () => {
    const { chat, socket, said, answer } = await aTab()
    chat.select('ada')
    socket.simulate('connect')
    answer('getMessages', { error: CHAT_TEXT.failed })
    expect(threadOf(chat.state.value, 'ada').state).toBe('failed')
    chat.select('ada')
    expect(said('getMessages')).toHaveLength(2)
  })
})

it('older messages are asked for once, and come before the others', async () => {
  const { chat, socket, said, answer, shown } = await aTab()
  chat.select('ada')
  socket.simulate('connect')
  answer('getMessages', [toMe('three')])
  chat.loadOlder('ada')
  chat.loadOlder('ada')
  expect(said('getOlder')).toEqual([{ with: 'ada', before: 'three' }])
  answer('getOlder', { messages: [toMe('one', { time: '2026-11-19T00:00:00.000Z' })], more: false })
  expect(shown()).toEqual(['one', 'three'])
})

it('reading tells the newest that was seen', async () => {
  const { chat, socket, said, answer } = await aTab()
  chat.select('ada')
  socket.simulate('connect')
  chat.read('ada')
  expect(said('read')).toEqual([])
  answer('getMessages', [toMe('one'), toMe('mine', { from: 'me', to: 'ada', time: NOW })])
  chat.read('ada')
  expect(said('read')).toEqual([{ with: 'ada', until: 'one' }])
})

describe('what has arrived', () => {
  it('is told after a moment: together, and once', async () => {
    const { socket, said, answer } = await aTab()
    socket.simulate('connect')
    for (const id of ['one', 'two']) socket.receive('message', toMe(id))
    socket.receive('message', toMe('mine', { from: 'me', to: 'ada' }))
    expect(said('received')).toEqual([])
    vi.advanceTimersByTime(300)
    expect(said('received')).toEqual([['one', 'two']])
    socket.receive('message', toMe('three', { from: 'eve' }))
    answer('received', null)
    vi.advanceTimersByTime(300)
    expect(said('received')).toEqual([['one', 'two'], ['three']])
  })

  it('is told again with what comes next when the server would not hear it', async () => {
    const { socket, said, answer } = await aTab()
    socket.simulate('connect')
    socket.receive('message', toMe('one'))
    vi.advanceTimersByTime(300)
    answer('received', { error: CHAT_TEXT.tooFast })
    vi.advanceTimersByTime(300)
    socket.receive('message', toMe('two'))
    vi.advanceTimersByTime(300)
    expect(said('received')).toEqual([['one'], ['one', 'two']])
  })

  it('is told of what was fetched: what is new in the list, and in the conversation', async () => {
    const { chat, socket, said, answer } = await aTab()
    socket.simulate('connect')
    answer('getConversations', [
      aChatConversation({ with: 'ada', last: toMe('new'), unread: 1 }),
      aChatConversation({ with: 'eve', last: toMe('old', { from: 'eve' }), unread: 0 }),
    ])
    vi.advanceTimersByTime(300)
    answer('received', null)
    chat.select('eve')
    answer('getMessages', [toMe('old', { from: 'eve' })])
    vi.advanceTimersByTime(300)
    expect(said('received')).toEqual([['new'], ['old']])
  })

  it('is told when there is a line again', async () => {
    const { socket, said } = await aTab()
    socket.simulate('connect')
    socket.receive('message', toMe('one'))
    socket.simulate('disconnect')
    vi.advanceTimersByTime(300)
    expect(said('received')).toEqual([])
    socket.simulate('connect')
    expect(said('received')).toEqual([['one']])
  })

  it('is told again after a break, in which it may have got lost', async () => {
    const { socket, said } = await aTab()
    socket.simulate('connect')
    socket.receive('message', toMe('one'))
    vi.advanceTimersByTime(300)
    socket.simulate('disconnect')
    socket.simulate('connect')
    expect(said('received')).toEqual([['one'], ['one']])
  })
})

describe('typing', () => {
  it('is told when it begins, rarely while it goes on, and when it ends', async () => {
    const { chat, socket, said } = await aTab()
    socket.simulate('connect')
    chat.draft('ada', 'H')
    chat.draft('ada', 'He')
    vi.advanceTimersByTime(CHAT.typingTtlMs)
    chat.draft('ada', 'Hel')
    chat.draft('ada', '')
    chat.draft('ada', '')
    expect(said('typing')).toEqual([
      { to: 'ada', isTyping: true },
      { to: 'ada', isTyping: true },
      { to: 'ada', isTyping: false },
    ])
  })

  it.each([
    ['sent', (chat: Chat) => chat.send('ada', 'Hi')],
    ['left for somebody else', (chat: Chat) => chat.select('eve')],
  ])('ends when the message is %s', async (_, act) => {
    const { chat, socket, said } = await aTab()
    socket.simulate('connect')
    chat.draft('ada', 'Hi')
    act(chat)
    expect(said('typing').at(-1)).toEqual({ to: 'ada', isTyping: false })
  })

  it('is shown until it ends, or is not heard of any more', async () => {
    const { chat, socket } = await aTab()
    socket.simulate('connect')
    const typing = () => chat.state.value.typing
    socket.receive('typing', { from: 'ada', isTyping: true })
    expect(typing()).toEqual(['ada'])
    socket.receive('typing', { from: 'ada', isTyping: false })
    expect(typing()).toEqual([])
    socket.receive('typing', { from: 'ada', isTyping: true })
    vi.advanceTimersByTime(CHAT.typingTtlMs - 1)
    socket.receive('typing', { from: 'ada', isTyping: true })
    vi.advanceTimersByTime(CHAT.typingTtlMs - 1)
    expect(typing()).toEqual(['ada'])
    vi.advanceTimersByTime(1)
    expect(typing()).toEqual([])
  })
})

it('what a search finds is known beside the others', async () => {
  const { chat, socket, answer } = await aTab()
  socket.simulate('connect')
  answer('getUsers', [ADA])
  chat.search('eve@')
  answer('getUsers', [aChatUser({ id: 'eve', name: 'Eve Spool' })])
  expect(chat.state.value.people?.map(({ id }) => id)).toEqual(['ada', 'eve'])
  expect(chat.state.value.found).toEqual({ term: 'eve@', ids: ['eve'] })
})
