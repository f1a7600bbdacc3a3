import { CHAT_TEXT, type ChatMessage, type ChatUser, FORM_TEXT, LIMITS, ROLE_MERCHANT } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { connectChatClient } from '../../../test/chat-client.ts'
import { setupChat } from '../../../test/setup-chat.ts'
import { AS_ADMIN, testApp } from '../../../test/test-app.ts'
import { newId } from '../../db/id.ts'
import { chatMessages } from '../../db/schema/index.ts'
import { SECOND } from '../../lib/clock.ts'

const toTexts = (messages: ChatMessage[]) => messages.map(({ value }) => value)

const chat = setupChat()

it('delivers a message to every tab of both users and to no others', async () => {
  const otto = await chat.shop.signIn({ firstName: 'Otto' })
  const [ottoTab, ...ends] = [
    await chat.connect(otto),
    await chat.connect(chat.ada),
    await chat.connect(chat.ada),
    await chat.connect(chat.mina),
    await chat.connect(chat.mina),
  ]
  const ack = await ends[2]?.emitWithAck('message', {
    text: 'Hello!\n  Do the bears come in blue? 🧸',
    to: chat.ada.id,
  })
  const message = {
    id: expect.any(String),
    from: chat.mina.id,
    to: chat.ada.id,
    value: 'Hello!\n  Do the bears come in blue? 🧸',
    time: chat.shop.clock.now().toISOString(),
    user: { id: chat.mina.id, name: 'Mina Marlow' },
  }
  expect(ack).toEqual({ message })
  for (const tab of ends) expect(await tab.waitFor('message')).toEqual(ack.message)
  for (const tab of [ottoTab, ...ends]) await tab.flush()
  expect([ottoTab, ...ends].map((tab) => tab.getAll('message').length)).toEqual([0, 1, 1, 1, 1])
})

it('keeps a message of staff for a user who is offline', async () => {
  const adaTab = await chat.connect(chat.ada)
  await adaTab.emitWithAck('message', { text: 'Your bear is ready.', to: chat.mina.id })
  const minaTab = await chat.connect(chat.mina)
  minaTab.socket.emit('getMessages')
  expect(toTexts(await minaTab.waitFor('getMessages'))).toEqual(['Your bear is ready.'])
})

it.each<[string, unknown, string]>([
  ['a blank message', { text: ' \n\t ' }, FORM_TEXT.chat.blank],
  ['an empty message', { text: '' }, FORM_TEXT.chat.blank],
  ['a message without text', {}, FORM_TEXT.chat.blank],
  ['a text that is not a string', { text: { toString: 'x' } }, FORM_TEXT.chat.blank],
  ['a message of markup only', { text: '<b> </b>' }, FORM_TEXT.chat.blank],
  ['more than 2,000 characters', { text: 'x'.repeat(LIMITS.chatMessage + 1) }, FORM_TEXT.chat.long],
  ['a very long message', { text: 'x'.repeat(100_000) }, FORM_TEXT.chat.long],
  ['an unknown receiver', { text: 'x', to: newId() }, CHAT_TEXT.unknownUser],
  ['a malformed receiver id', { text: 'x', to: "' or 1=1" }, CHAT_TEXT.unknownUser],
  ['a list of receivers', { text: 'x', to: ['a'] }, CHAT_TEXT.malformed],
  ['a malformed client id', { text: 'x', clientId: 'a b' }, CHAT_TEXT.malformed],
  ['a string as payload', 'hello', CHAT_TEXT.malformed],
  ['no payload', null, FORM_TEXT.chat.blank],
  ['a binary payload', Buffer.from('hello'), FORM_TEXT.chat.blank],
])('rejects %s', async (_, message, error) => {
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const sent =
    message !== null && typeof message === 'object' && !Buffer.isBuffer(message)
      ? { to: chat.ada.id, ...message }
      : message
  expect(await minaTab.emitWithAck('message', sent)).toEqual({ error })
  await adaTab.flush()
  expect([adaTab.getAll('message'), minaTab.getAll('message'), await chat.countMessages()]).toEqual([[], [], 0])
})

it('rejects messages to other shoppers, merchants and the sender', async () => {
  const otto = await chat.shop.signIn({ role: ROLE_MERCHANT })
  const [minaTab, ottoTab, adaTab] = [
    await chat.connect(chat.mina),
    await chat.connect(otto),
    await chat.connect(chat.ada),
  ]
  expect(await minaTab.emitWithAck('message', { text: 'x', to: otto.id })).toEqual({ error: CHAT_TEXT.forbidden })
  expect(await minaTab.emitWithAck('message', { text: 'x', to: chat.mina.id })).toEqual({ error: CHAT_TEXT.self })
  expect(await adaTab.emitWithAck('message', { text: 'x', to: chat.ada.id })).toEqual({ error: CHAT_TEXT.self })
  expect(await minaTab.emitWithAck('typing', { to: otto.id, isTyping: true })).toEqual({ error: CHAT_TEXT.forbidden })
  await ottoTab.flush()
  expect([ottoTab.received, await chat.countMessages()]).toEqual([[], 0])
})

it('strips markup and keeps text that only resembles it', async () => {
  const minaTab = await chat.connect(chat.mina)
  const send = async (text: string) => (await minaTab.emitWithAck('message', { text, to: chat.ada.id })).message.value
  expect(await send('a < b and 5 > 3, I <3 toys')).toBe('a < b and 5 > 3, I <3 toys')
  expect(await send('<img src=x onerror=alert(1)>bold')).toBe('bold')
  expect(await send('half \ud83e a character, \0')).toBe('half \ufffd a character, ')
  expect(await send('x'.repeat(LIMITS.chatMessage))).toHaveLength(LIMITS.chatMessage)
})

it('stores and delivers a message once when it is repeated with its client id', async () => {
  const [adaTab, minaTab, minaTab2] = [
    await chat.connect(chat.ada),
    await chat.connect(chat.mina),
    await chat.connect(chat.mina),
  ]
  const message = { text: 'Hello?', to: chat.ada.id, clientId: 'c-1' }
  const acks = await Promise.all([
    minaTab.emitWithAck('message', message),
    minaTab2.emitWithAck('message', message),
    minaTab.emitWithAck('message', message),
  ])
  acks.push(await minaTab2.emitWithAck('message', message))
  expect(new Set(acks.map(({ message: { id } }) => id)).size).toBe(1)
  expect(acks[0].message.clientId).toBe('c-1')
  await adaTab.flush()
  expect([adaTab.getAll('message').length, await chat.countMessages()]).toEqual([1, 1])
  // Another sender may use the same client id.
  await adaTab.emitWithAck('message', { ...message, to: chat.mina.id })
  expect(await chat.countMessages()).toBe(2)
})

it('returns messages after a restart', async () => {
  const minaTab = await chat.connect(chat.mina)
  const { message } = await minaTab.emitWithAck('message', { text: 'Are you there?', to: chat.ada.id })
  await chat.shop.app.close()
  expect(await minaTab.waitForDisconnect()).toBe('transport close')
  await using restarted = await testApp({
    database: { ...chat.shop.deps, ping: async () => {}, pool: null, close: async () => {} },
  })
  const address = await restarted.app.listen({ port: 0, host: '127.0.0.1' })
  const tab = await connectChatClient(address, chat.ada)
  expect(await tab.emitWithAck('getMessages')).toEqual([message])
  expect((await tab.emitWithAck('getUsers')).map(({ online }: ChatUser) => online)).toEqual([false])
  tab.close()
})

it('limits each user to ten messages in ten seconds, over all tabs', async () => {
  await using limited = await testApp({ config: { rateLimitScale: 1 } })
  const address = await limited.app.listen({ port: 0, host: '127.0.0.1' })
  const admin = await limited.signIn(AS_ADMIN)
  const user = await limited.signIn()
  const own = [await connectChatClient(address, user), await connectChatClient(address, user)]
  const send = (n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => own[i % 2]?.emitWithAck('message', { text: `${i}`, to: admin.id })))
  const errors = (await send(14)).flatMap(({ error }) => error ?? [])
  expect([errors, await limited.db.$count(chatMessages)]).toEqual([Array(4).fill(CHAT_TEXT.tooFast), 10])
  limited.clock.advance(10 * SECOND)
  expect((await send(10)).filter(({ error }) => error)).toEqual([])
  for (const tab of own) tab.close()
})
