// Long because it is a table of rules: each is one thing that the page on the support chat says.
import { CHAT, CHAT_TEXT, type ChatMessage, type ChatUser, FORM_TEXT, LIMITS } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChatClient, connectChatClient } from '../../../test/chat-client.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { newId } from '../../db/id.ts'
import { chatMessages, chatReads, chatSockets, users } from '../../db/schema/index.ts'
import { DAY, SECOND } from '../../lib/clock.ts'

type Person = { id: string; token: string }

let shop: TestApp
let url: string
let tabs: ChatClient[]
let ada: Person
let mina: Person
beforeEach(async () => {
  shop = await testApp()
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  tabs = []
  ada = await shop.signIn({ ...AS_ADMIN, firstName: 'Ada', lastName: 'Winder' })
  mina = await shop.signIn()
})
afterEach(async () => {
  for (const tab of tabs) tab.close()
  await shop.close()
})

async function open(
  person: { token?: string },
  options: Partial<Parameters<typeof connectChatClient>[1]> = {},
): Promise<ChatClient> {
  const tab = await connectChatClient(url, { token: person.token ?? '', ...options })
  tabs.push(tab)
  return tab
}
const stored = () => shop.db.$count(chatMessages)

/** Messages that were written some time ago, one a second, the last of them now. */
async function written(count: number, from: Person = mina, to: Person = ada) {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: newId(),
    fromId: from.id,
    toId: to.id,
    text: `${i + 1}`,
    createdAt: new Date(shop.clock.now().getTime() - (count - 1 - i) * SECOND),
  }))
  await shop.db.insert(chatMessages).values(rows)
  return rows
}
const texts = (messages: ChatMessage[]) => messages.map(({ value }) => value)
const from1To = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `${first + i}`)

describe('who gets in', () => {
  it.each([
    ['no token', {}],
    ['a token of nobody', { token: 'x'.repeat(43) }],
    ['something that is no token', { token: "' or 1=1 --" }],
    ['a number', { token: 7 }],
    ['a list', { token: ['x'] }],
    ['an object', { token: { length: 43 } }],
    ['a prototype', JSON.parse('{"__proto__": {"token": "x"}}')],
  ])('%s: nobody', async (_what, auth) => {
    await expect(open({}, { auth })).rejects.toThrow(CHAT_TEXT.unauthorized)
  })

  it('a page of another site: nobody, whatever the token', async () => {
    await expect(open(mina, { headers: { origin: 'https://evil.example' } })).rejects.toThrow()
    await expect(open(mina, { headers: { origin: url } })).resolves.toBeTruthy()
  })

  it('by polling as by WebSocket, and no token is logged', async () => {
    const lines: string[] = []
    await using other = await testApp({ log: { write: (line) => lines.push(line) } })
    const person = await other.signIn()
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const tab = await connectChatClient(`${address}?token=${person.token}`, {
      token: person.token,
      transports: ['polling'],
    })
    expect(await tab.emitWithAck('getUsers')).toEqual([])
    tab.close()
    await expect(connectChatClient(address, { token: 'wrong-token', transports: ['polling'] })).rejects.toThrow()
    expect(lines.join('\n')).not.toContain(person.token)
    expect(lines.join('\n')).not.toContain('wrong-token')
  })
})

describe('who sees whom', () => {
  it('staff see everyone, everyone else staff only; nobody sees ids of sockets, emails or tokens', async () => {
    const eve = await shop.signIn({ ...AS_ADMIN, firstName: 'Eve', lastName: 'Spool' })
    const otto = await shop.signIn({ firstName: 'Otto', lastName: 'Reel', role: 'ROLE MERCHANT' })
    const [a, m] = [await open(ada), await open(mina)]
    const byId = (people: ChatUser[]) => people.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const person = (id: string, name: string, isAdmin: boolean, online: boolean) => ({ id, name, isAdmin, online })
    expect(byId(await a.emitWithAck('getUsers'))).toEqual([
      person(mina.id, 'Mina Marlow', false, true),
      person(eve.id, 'Eve Spool', true, false),
      person(otto.id, 'Otto Reel', false, false),
    ])
    const staff = [person(ada.id, 'Ada Winder', true, true), person(eve.id, 'Eve Spool', true, false)]
    expect(byId(await m.emitWithAck('getUsers'))).toEqual(staff)
    // As an event where no acknowledgement is asked for.
    m.socket.emit('getUsers')
    expect(byId(await m.waitFor('getUsers'))).toEqual(staff)
  })

  it('staff find people by name; for others a search changes nothing', async () => {
    const otto = await shop.signIn({ firstName: 'Otto', lastName: '100% Reel' })
    const [a, m] = [await open(ada), await open(mina)]
    const found = async (tab: ChatClient, search: string) =>
      (await tab.emitWithAck('getUsers', { search })).map(({ id }: ChatUser) => id)
    expect(await found(a, '0% re')).toEqual([otto.id])
    expect(await found(a, '_')).toEqual([])
    expect(await found(m, 'otto')).toEqual([ada.id])
  })

  it('who comes is announced to those who may see them, and to nobody else', async () => {
    const otto = await shop.signIn({ firstName: 'Otto', lastName: 'Reel' })
    const [a, o] = [await open(ada), await open(otto)]
    const m = await open(mina)
    m.socket.emit('connectUser')
    expect(await a.waitFor('connectUser')).toEqual({ id: mina.id, name: 'Mina Marlow', isAdmin: false, online: true })
    a.socket.emit('connectUser')
    const staff = { id: ada.id, name: 'Ada Winder', isAdmin: true, online: true }
    expect([await o.waitFor('connectUser'), await m.waitFor('connectUser')]).toEqual([staff, staff])
    expect([a.getAll('connectUser').length, o.getAll('connectUser').length, m.getAll('connectUser').length]).toEqual([
      1, 1, 1,
    ])
  })

  it('who closes the last of several tabs is gone, once', async () => {
    const a = await open(ada)
    const m = [await open(mina), await open(mina), await open(mina)]
    m[0]?.close()
    m[1]?.close()
    m[2]?.socket.emit('connectUser')
    await a.waitFor('connectUser')
    const online = async () => (await a.emitWithAck('getUsers')).find(({ id }: ChatUser) => id === mina.id)?.online
    expect([await online(), a.getAll('disconnectUser')]).toEqual([true, []])
    m[2]?.close()
    expect(await a.waitFor('disconnectUser')).toEqual({
      id: mina.id,
      name: 'Mina Marlow',
      isAdmin: false,
      online: false,
    })
    expect(await online()).toBe(false)
    expect(a.getAll('disconnectUser')).toHaveLength(1)
    // The tabs of who is still here, and nothing of who went.
    expect(await shop.db.$count(chatSockets)).toBe(1)
  })
})

describe('messages', () => {
  it('arrive in every open tab of both ends, and nowhere else', async () => {
    const otto = await shop.signIn({ firstName: 'Otto' })
    const [o, ...ends] = [await open(otto), await open(ada), await open(ada), await open(mina), await open(mina)]
    const answer = await ends[2]?.emitWithAck('message', {
      text: 'Hello!\n  Do the bears come in blue? 🧸',
      to: ada.id,
    })
    const message = {
      id: expect.any(String),
      from: mina.id,
      to: ada.id,
      value: 'Hello!\n  Do the bears come in blue? 🧸',
      time: shop.clock.now().toISOString(),
      user: { id: mina.id, name: 'Mina Marlow' },
    }
    expect(answer).toEqual({ message })
    for (const tab of ends) expect(await tab.waitFor('message')).toEqual(answer.message)
    for (const tab of [o, ...ends]) await tab.flush()
    expect([o, ...ends].map((tab) => tab.getAll('message').length)).toEqual([0, 1, 1, 1, 1])
  })

  it('of staff reach anyone, also who is not there: it waits', async () => {
    const a = await open(ada)
    await a.emitWithAck('message', { text: 'Your bear is ready.', to: mina.id })
    const m = await open(mina)
    m.socket.emit('getMessages')
    expect(texts(await m.waitFor('getMessages'))).toEqual(['Your bear is ready.'])
  })

  it.each<[string, unknown, string]>([
    ['blank', { text: ' \n\t ' }, FORM_TEXT.chat.blank],
    ['empty', { text: '' }, FORM_TEXT.chat.blank],
    ['without text', {}, FORM_TEXT.chat.blank],
    ['no text', { text: { toString: 'x' } }, FORM_TEXT.chat.blank],
    ['only markup', { text: '<b> </b>' }, FORM_TEXT.chat.blank],
    ['over 2,000 characters', { text: 'x'.repeat(LIMITS.chatMessage + 1) }, FORM_TEXT.chat.long],
    ['very long', { text: 'x'.repeat(100_000) }, FORM_TEXT.chat.long],
    ['to nobody', { text: 'x', to: newId() }, CHAT_TEXT.unknownUser],
    ['to what is no id', { text: 'x', to: "' or 1=1" }, CHAT_TEXT.unknownUser],
    ['to a list', { text: 'x', to: ['a'] }, CHAT_TEXT.malformed],
    ['with a client id that is none', { text: 'x', clientId: 'a b' }, CHAT_TEXT.malformed],
    ['a text', 'hello', CHAT_TEXT.malformed],
    ['nothing', null, FORM_TEXT.chat.blank],
    ['bytes', Buffer.from('hello'), FORM_TEXT.chat.blank],
  ])('that are %s are refused, and nothing is sent', async (_what, message, error) => {
    const [a, m] = [await open(ada), await open(mina)]
    const sent =
      message !== null && typeof message === 'object' && !Buffer.isBuffer(message)
        ? { to: ada.id, ...message }
        : message
    expect(await m.emitWithAck('message', sent)).toEqual({ error })
    await a.flush()
    expect([a.getAll('message'), m.getAll('message'), await stored()]).toEqual([[], [], 0])
  })

  it('to another shopper, a merchant or oneself are refused', async () => {
    const otto = await shop.signIn({ role: 'ROLE MERCHANT' })
    const [m, o, a] = [await open(mina), await open(otto), await open(ada)]
    expect(await m.emitWithAck('message', { text: 'x', to: otto.id })).toEqual({ error: CHAT_TEXT.forbidden })
    expect(await m.emitWithAck('message', { text: 'x', to: mina.id })).toEqual({ error: CHAT_TEXT.self })
    expect(await a.emitWithAck('message', { text: 'x', to: ada.id })).toEqual({ error: CHAT_TEXT.self })
    expect(await m.emitWithAck('typing', { to: otto.id, isTyping: true })).toEqual({ error: CHAT_TEXT.forbidden })
    await o.flush()
    expect([o.received, await stored()]).toEqual([[], 0])
  })

  it('are plain text: markup goes, as everywhere; what only looks like it stays', async () => {
    const m = await open(mina)
    const send = async (text: string) => (await m.emitWithAck('message', { text, to: ada.id })).message.value
    expect(await send('a < b and 5 > 3, I <3 toys')).toBe('a < b and 5 > 3, I <3 toys')
    expect(await send('<img src=x onerror=alert(1)>bold')).toBe('bold')
    expect(await send('half \ud83e a character, \0')).toBe('half \ufffd a character, ')
    expect(await send('x'.repeat(LIMITS.chatMessage))).toHaveLength(LIMITS.chatMessage)
  })

  it('sent again under their client id are the same message, in whichever tab, and sent once', async () => {
    const [a, m, n] = [await open(ada), await open(mina), await open(mina)]
    const message = { text: 'Hello?', to: ada.id, clientId: 'c-1' }
    const answers = await Promise.all([
      m.emitWithAck('message', message),
      n.emitWithAck('message', message),
      m.emitWithAck('message', message),
    ])
    answers.push(await n.emitWithAck('message', message))
    expect(new Set(answers.map(({ message: { id } }) => id)).size).toBe(1)
    expect(answers[0].message.clientId).toBe('c-1')
    await a.flush()
    expect([a.getAll('message').length, await stored()]).toEqual([1, 1])
    // The name is the sender's own: another's is another message.
    await a.emitWithAck('message', { ...message, to: mina.id })
    expect(await stored()).toBe(2)
  })

  it('survive a restart of the server', async () => {
    const m = await open(mina)
    const { message } = await m.emitWithAck('message', { text: 'Are you there?', to: ada.id })
    await shop.app.close()
    expect(await m.waitForDisconnect()).toBe('transport close')
    await using again = await testApp({
      database: { ...shop.deps, ping: async () => {}, pool: null, close: async () => {} },
    })
    const address = await again.app.listen({ port: 0, host: '127.0.0.1' })
    const tab = await connectChatClient(address, ada)
    expect(await tab.emitWithAck('getMessages')).toEqual([message])
    expect((await tab.emitWithAck('getUsers')).map(({ online }: ChatUser) => online)).toEqual([false])
    tab.close()
  })

  it('are limited to ten in ten seconds a user, over all tabs', async () => {
    await using limited = await testApp({ config: { rateLimitScale: 1 } })
    const address = await limited.app.listen({ port: 0, host: '127.0.0.1' })
    const admin = await limited.signIn(AS_ADMIN)
    const person = await limited.signIn()
    const own = [await connectChatClient(address, person), await connectChatClient(address, person)]
    const send = (n: number) =>
      Promise.all(
        Array.from({ length: n }, (_, i) => own[i % 2]?.emitWithAck('message', { text: `${i}`, to: admin.id })),
      )
    const errors = (await send(14)).flatMap(({ error }) => error ?? [])
    expect([errors, await limited.db.$count(chatMessages)]).toEqual([Array(4).fill(CHAT_TEXT.tooFast), 10])
    limited.clock.advance(10 * SECOND)
    expect((await send(10)).filter(({ error }) => error)).toEqual([])
    for (const tab of own) tab.close()
  })
})

describe('reading', () => {
  it('answers the newest 200 of each conversation, oldest first, own ones only', async () => {
    const otto = await shop.signIn()
    await written(205)
    await written(3, ada, otto)
    const [a, m] = [await open(ada), await open(mina)]
    const own: ChatMessage[] = await m.emitWithAck('getMessages')
    expect(texts(own)).toEqual(from1To(6, 205))
    const all: ChatMessage[] = await a.emitWithAck('getMessages')
    expect(all).toHaveLength(203)
    expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).toSorted())
    expect(texts(await a.emitWithAck('getMessages', { with: otto.id }))).toEqual(['1', '2', '3'])
    expect(await m.emitWithAck('getMessages', { with: otto.id })).toEqual([])
  })

  it('goes back page by page to the first', async () => {
    const rows = await written(120)
    const m = await open(mina)
    const pageBefore = async (id: string | undefined) => {
      const { messages, more } = await m.emitWithAck('getOlder', { with: ada.id, before: id })
      return [texts(messages), more, messages[0]?.id]
    }
    const [page, more, first] = await pageBefore(rows[119]?.id)
    expect([page, more]).toEqual([from1To(120 - CHAT.olderPageSize, 119), true])
    const [next, moreStill, second] = await pageBefore(first)
    expect([next, moreStill]).toEqual([from1To(20, 69), true])
    expect(await pageBefore(second)).toEqual([from1To(1, 19), false, rows[0]?.id])
    expect(await pageBefore(newId())).toEqual([[], false, undefined])
  })

  it('fetches what was missed, with a little of what was there', async () => {
    const rows = await written(60)
    const m = await open(mina)
    const missed = texts(await m.emitWithAck('getMessages', { since: rows[49]?.id }))
    expect(missed).toEqual(from1To(41, 60))
  })

  it('counts what is unread, in every tab alike, up to where one has read', async () => {
    const rows = await written(3)
    const [one, two] = [await open(ada), await open(ada)]
    expect(await one.emitWithAck('getUnread')).toEqual({ [mina.id]: 3 })
    expect(await one.emitWithAck('getConversations')).toEqual([
      { with: mina.id, last: expect.objectContaining({ value: '3' }), unread: 3 },
    ])
    one.socket.emit('read', { with: mina.id, until: rows[1]?.id })
    expect(await two.waitFor('unread')).toEqual({ with: mina.id, count: 1 })
    expect(await one.emitWithAck('read', { with: mina.id })).toEqual({ with: mina.id, count: 0 })
    // Never back.
    expect(await two.emitWithAck('read', { with: mina.id, until: rows[0]?.id })).toEqual({ with: mina.id, count: 0 })
    expect(await two.emitWithAck('getUnread')).toEqual({})
    const m = await open(mina)
    expect([await m.emitWithAck('getUnread'), m.getAll('unread')]).toEqual([{}, []])
  })

  it('tells who wrote when it has arrived: every tab, once, and later those that were not there', async () => {
    const rows = await written(3)
    const [a, m, n] = [await open(ada), await open(mina), await open(mina)]
    expect(await m.emitWithAck('getConversations')).toEqual([
      expect.not.objectContaining({ delivered: expect.anything() }),
    ])
    await a.emitWithAck('received', [rows[1]?.id, rows[0]?.id])
    const second = { with: ada.id, until: rows[1]?.createdAt.toISOString() }
    expect([await m.waitFor('delivered'), await n.waitFor('delivered')]).toEqual([second, second])
    // The same again, from another tab, and what is older, are no news.
    await (await open(ada)).emitWithAck('received', [rows[1]?.id])
    await a.emitWithAck('received', [rows[0]?.id])
    await a.emitWithAck('received', [rows[2]?.id])
    const third = { with: ada.id, until: rows[2]?.createdAt.toISOString() }
    await m.waitFor('delivered', ({ until }) => until === third.until)
    expect(m.getAll('delivered')).toEqual([second, third])
    const [conversation] = await (await open(mina)).emitWithAck('getConversations')
    expect(conversation.delivered).toBe(third.until)
    expect(a.getAll('delivered')).toEqual([])
  })

  it('takes nothing for arrived that lies behind what was missed', async () => {
    const rows = await written(3)
    const [a, m] = [await open(ada), await open(mina)]
    const until = (nth: number) => ({ with: ada.id, until: rows[nth]?.createdAt.toISOString() })
    await a.emitWithAck('received', [rows[2]?.id])
    await a.emitWithAck('received', [rows[0]?.id])
    expect(await m.waitFor('delivered')).toEqual(until(0))
    await a.emitWithAck('received', [rows[1]?.id, rows[2]?.id])
    await m.waitFor('delivered', (told) => told.until === until(2).until)
    expect(m.getAll('delivered')).toEqual([until(0), until(2)])
  })

  it('of one who has read, everything has arrived', async () => {
    const rows = await written(2)
    const [a, m] = [await open(ada), await open(mina)]
    await a.emitWithAck('read', { with: mina.id })
    expect(await m.emitWithAck('getConversations')).toEqual([
      expect.objectContaining({ delivered: rows[1]?.createdAt.toISOString() }),
    ])
  })

  it("nobody can say that others' messages have arrived", async () => {
    const otto = await shop.signIn()
    const [row] = await written(1)
    const [m, o] = [await open(mina), await open(otto)]
    for (const tab of [m, o]) expect(await tab.emitWithAck('received', [row?.id, newId(), "' or 1=1"])).toBeNull()
    await m.flush()
    expect([m.getAll('delivered'), await shop.db.$count(chatReads)]).toEqual([[], 0])
  })

  it('shows who types', async () => {
    const [a, m] = [await open(ada), await open(mina)]
    m.socket.emit('typing', { to: ada.id, isTyping: true })
    expect(await a.waitFor('typing')).toEqual({ from: mina.id, isTyping: true })
    m.socket.emit('typing', { to: ada.id, isTyping: false })
    expect(await a.waitFor('typing', ({ isTyping }) => !isTyping)).toEqual({ from: mina.id, isTyping: false })
  })
})

describe('who is not signed in any more', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['signs out', (person) => shop.call('POST', '/auth/logout', { token: person.token })],
    [
      'changes the password',
      (person) =>
        shop.call('POST', '/auth/reset', {
          token: person.token,
          body: { password: 'whirligig', confirmPassword: 'whirligog' },
        }),
    ],
    [
      'has expired',
      async () => {
        shop.clock.advance(8 * DAY)
        await shop.realtime.checkSessions()
      },
    ],
    [
      'was deleted',
      async (person) => {
        await shop.db.delete(users).where(eq(users.id, person.id))
        await shop.realtime.checkSessions()
      },
    ],
  ])('who %s is disconnected, in every tab, for good', async (_how, end) => {
    const m = [await open(mina), await open(mina)]
    await end(mina)
    for (const tab of m) expect(await tab.waitForDisconnect()).toBe('io server disconnect')
    await expect(open(mina)).rejects.toThrow(CHAT_TEXT.unauthorized)
  })

  it('somebody else stays', async () => {
    const [a, m] = [await open(ada), await open(mina)]
    await shop.call('POST', '/auth/logout', { token: ada.token })
    await a.waitForDisconnect()
    await m.flush()
    expect(m.socket.connected).toBe(true)
  })

  it('whose role changes comes back as who they are now, and writes as that at once', async () => {
    const otto = await shop.signIn()
    const a = await open(ada)
    await shop.db.update(users).set({ role: 'ROLE MEMBER' }).where(eq(users.id, ada.id))
    expect(await a.emitWithAck('message', { text: 'x', to: otto.id })).toEqual({ error: CHAT_TEXT.forbidden })
    await shop.realtime.checkSessions()
    expect(await a.waitForDisconnect()).toBe('transport close')
    expect(await (await open(ada)).emitWithAck('getUsers')).toEqual([])
  })

  it('who uses the chat has used the session', async () => {
    const m = await open(mina)
    shop.clock.advance(5 * DAY)
    await m.flush()
    await shop.realtime.checkSessions()
    shop.clock.advance(5 * DAY)
    expect((await shop.call('GET', '/user/me', { token: mina.token })).status).toBe(200)
  })
})

it('rubbish of any shape is answered or dropped, and the server goes on', async () => {
  const [a, m] = [await open(ada), await open(mina)]
  const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)
  const rubbish = [
    null,
    7,
    'x',
    true,
    [],
    {},
    deep,
    Buffer.alloc(8),
    { with: {} },
    JSON.parse('{"__proto__":{"to":1}}'),
  ]
  const events = [
    'getUsers',
    'getMessages',
    'getOlder',
    'getConversations',
    'getUnread',
    'message',
    'typing',
    'read',
    'received',
    'watchStock',
    'nonsense',
    '__proto__',
    'toString',
  ]
  for (const event of events) {
    for (const value of rubbish) {
      m.socket.emit(event, value)
      m.socket.emit(event, value, value)
    }
    m.socket.emit(event)
  }
  for (const value of rubbish.slice(0, 8)) {
    expect(await m.emitWithAck('getOlder', value)).toEqual({ error: CHAT_TEXT.malformed })
    expect(await m.emitWithAck('read', value)).toEqual({ error: CHAT_TEXT.malformed })
  }
  await m.flush()
  await a.flush()
  expect([a.getAll('message'), a.getAll('typing'), await stored()]).toEqual([[], [], 0])
})
