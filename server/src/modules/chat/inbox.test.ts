import { CHAT_TEXT, type InboxThread } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type ChatTestUser, setupChat } from '../../../test/setup-chat.ts'
import { AS_ADMIN } from '../../../test/test-app.ts'
import { supportThreads, users } from '../../db/schema/index.ts'

const chat = setupChat()
let eve: ChatTestUser

beforeEach(async () => {
  eve = await chat.shop.signIn({ ...AS_ADMIN, firstName: 'Eve', lastName: 'Spool' })
})

const toStates = (threads: InboxThread[]) =>
  threads.map(({ name, isOpen, unread, assignedTo, last }) => [name, isOpen, unread, assignedTo?.name, last.value])

it('shares what people write with all staff, those who wait first', async () => {
  const otto = await chat.shop.signIn({ firstName: 'Otto', lastName: 'Reel' })
  await chat.insertMessages(2, chat.mina, chat.ada)
  await chat.insertMessages(1, eve, otto)
  await chat.insertMessages(1, eve, chat.ada)
  const eveTab = await chat.connect(eve)
  expect(toStates(await eveTab.emitWithAck('getInbox'))).toEqual([
    ['Mina Marlow', true, 2, undefined, '2'],
    ['Otto Reel', false, 0, 'Eve Spool', '1'],
  ])
  expect(await eveTab.emitWithAck('getUnread')).toEqual({ [chat.mina.id]: 2 })
})

it('closes a thread with an answer, which assigns it to its writer, and opens it with the next question', async () => {
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const inbox = async () => toStates(await adaTab.emitWithAck('getInbox'))
  await minaTab.emitWithAck('message', { text: 'Is it blue?', to: chat.ada.id })
  await (await chat.connect(eve)).emitWithAck('message', { text: 'Very.', to: chat.mina.id })
  expect(await inbox()).toEqual([['Mina Marlow', false, 0, 'Eve Spool', 'Very.']])
  await minaTab.emitWithAck('message', { text: 'And soft?', to: eve.id })
  expect(await inbox()).toEqual([['Mina Marlow', true, 1, 'Eve Spool', 'And soft?']])
})

it('sends each message to the staff who are not part of it, and to nobody else', async () => {
  const otto = await chat.shop.signIn({ firstName: 'Otto' })
  const [adaTab, eveTab] = [await chat.connect(chat.ada), await chat.connect(eve)]
  const [minaTab, ottoTab] = [await chat.connect(chat.mina), await chat.connect(otto)]
  const { message } = await minaTab.emitWithAck('message', { text: 'Hello!', to: chat.ada.id })
  expect(await eveTab.waitFor('inboxMessage')).toEqual({ with: chat.mina.id, message })
  await adaTab.emitWithAck('message', { text: 'Lunch?', to: eve.id })
  for (const tab of [adaTab, eveTab, minaTab, ottoTab]) await tab.flush()
  expect([adaTab, eveTab, minaTab, ottoTab].map((tab) => tab.getAll('inboxMessage').length)).toEqual([0, 1, 0, 0])
})

it('returns the messages of all staff with a person, page by page', async () => {
  await chat.insertMessages(120, chat.mina, chat.ada)
  await chat.insertMessages(100, eve, chat.mina)
  const eveTab = await chat.connect(eve)
  const shared = { with: chat.mina.id, shared: true }
  const newest = await eveTab.emitWithAck('getMessages', shared)
  expect(newest).toHaveLength(200)
  const { messages, more } = await eveTab.emitWithAck('getOlder', { ...shared, before: newest[0].id })
  expect([messages.length, more]).toEqual([20, false])
  expect(await eveTab.emitWithAck('getMessages', { with: chat.mina.id })).toHaveLength(100)
  // For the person it is one conversation, whomever it names.
  const minaTab = await chat.connect(chat.mina)
  expect(await minaTab.emitWithAck('getMessages', { shared: true, with: eve.id })).toEqual(newest)
  expect(await minaTab.emitWithAck('getOlder', { shared: true, before: newest[0].id })).toEqual({ messages, more })
})

it('shares no conversation among staff and none of other people', async () => {
  const otto = await chat.shop.signIn({ firstName: 'Otto' })
  await chat.insertMessages(1, chat.ada, eve)
  await chat.insertMessages(1, chat.mina, chat.ada)
  const [eveTab, ottoTab] = [await chat.connect(eve), await chat.connect(otto)]
  const max = await chat.shop.signIn({ ...AS_ADMIN, firstName: 'Max' })
  const maxTab = await chat.connect(max)
  expect(await eveTab.emitWithAck('getMessages', { with: chat.ada.id, shared: true })).toHaveLength(1)
  expect(await maxTab.emitWithAck('getMessages', { with: chat.ada.id, shared: true })).toEqual([])
  expect(await ottoTab.emitWithAck('getMessages', { with: chat.mina.id, shared: true })).toEqual([])
  expect(await ottoTab.emitWithAck('getInbox')).toEqual({ error: CHAT_TEXT.staffOnly })
  expect(await ottoTab.emitWithAck('changeInbox', { with: chat.mina.id, isOpen: false })).toEqual({
    error: CHAT_TEXT.staffOnly,
  })
  expect(await eveTab.emitWithAck('getMessages', { shared: true })).toEqual({ error: CHAT_TEXT.unknownUser })
})

it('tells all staff who takes care of a person', async () => {
  await chat.insertMessages(1)
  const [adaTab, eveTab] = [await chat.connect(chat.ada), await chat.connect(eve)]
  const state = { with: chat.mina.id, isOpen: true, assignedTo: { id: eve.id, name: 'Eve Spool' } }
  const assign = { from: null, to: eve.id }
  expect(await adaTab.emitWithAck('changeInbox', { with: chat.mina.id, assign })).toEqual(state)
  expect(await eveTab.waitFor('inboxChanged')).toEqual(state)
  expect(await adaTab.emitWithAck('changeInbox', { with: chat.mina.id, isOpen: false })).toEqual({
    ...state,
    isOpen: false,
  })
  const nobody = { from: eve.id, to: null }
  expect(await eveTab.emitWithAck('changeInbox', { with: chat.mina.id, assign: nobody })).toMatchObject({
    assignedTo: null,
  })
})

it('lets one of two colleagues take a person at the same time', async () => {
  await chat.insertMessages(1)
  const tabs = [await chat.connect(chat.ada), await chat.connect(eve)]
  const answers = await Promise.all(
    [chat.ada, eve].map(({ id }, i) =>
      tabs[i]?.emitWithAck('changeInbox', { with: chat.mina.id, assign: { from: null, to: id } }),
    ),
  )
  expect(answers.filter(({ error }) => error === CHAT_TEXT.assignedMeanwhile)).toHaveLength(1)
  expect(answers.filter(({ assignedTo }) => assignedTo)).toHaveLength(1)
})

it.each([
  ['a person without a conversation', () => ({ with: eve.id, isOpen: false }), CHAT_TEXT.noThread],
  ['no id', () => ({ with: 'x', isOpen: false }), CHAT_TEXT.noThread],
  [
    'an assignee who is not staff',
    () => ({ with: chat.mina.id, assign: { from: null, to: chat.mina.id } }),
    CHAT_TEXT.noAssignee,
  ],
  ['an assignee who is no id', () => ({ with: chat.mina.id, assign: { from: null, to: 'x' } }), CHAT_TEXT.noAssignee],
  ['nothing', () => ({}), CHAT_TEXT.malformed],
])('rejects %s', async (_, input, error) => {
  await chat.insertMessages(1)
  expect(await (await chat.connect(chat.ada)).emitWithAck('changeInbox', input())).toEqual({ error })
})

it('counts what one of the staff has read as read for all', async () => {
  const rows = await chat.insertMessages(3)
  const [adaTab, eveTab] = [await chat.connect(chat.ada), await chat.connect(eve)]
  await eveTab.emitWithAck('read', { with: chat.mina.id, until: rows[0]?.id })
  expect(await adaTab.waitFor('unread')).toEqual({ with: chat.mina.id, count: 2 })
  expect(await adaTab.emitWithAck('getUnread')).toEqual({ [chat.mina.id]: 2 })
  await eveTab.emitWithAck('read', { with: chat.mina.id, until: chat.mina.id })
  expect(await adaTab.emitWithAck('getUnread')).toEqual({ [chat.mina.id]: 2 })
  await eveTab.emitWithAck('read', { with: chat.mina.id })
  expect(await adaTab.emitWithAck('getUnread')).toEqual({})
})

it('keeps the conversation when the admin who takes care of it leaves', async () => {
  await chat.insertMessages(1, chat.mina, chat.ada)
  await chat.shop.db.update(supportThreads).set({ assignedTo: eve.id })
  await chat.shop.db.delete(users).where(eq(users.id, eve.id))
  const [thread] = await (await chat.connect(chat.ada)).emitWithAck('getInbox')
  expect(thread).toMatchObject({ assignedTo: null, isOpen: true })
})
