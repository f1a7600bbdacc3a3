import { expect, it } from 'vitest'
import { setupChat } from '../../../test/setup-chat.ts'
import { newId } from '../../db/id.ts'
import { chatReads } from '../../db/schema/index.ts'

const chat = setupChat()

it('counts unread messages and notifies every tab when some are read', async () => {
  const rows = await chat.insertMessages(3)
  const [tab, otherTab] = [await chat.connect(chat.ada), await chat.connect(chat.ada)]
  expect(await tab.emitWithAck('getUnread')).toEqual({ [chat.mina.id]: 3 })
  expect(await tab.emitWithAck('getConversations')).toEqual([
    { with: chat.mina.id, last: expect.objectContaining({ value: '3' }), unread: 3 },
  ])
  tab.socket.emit('read', { with: chat.mina.id, until: rows[1]?.id })
  expect(await otherTab.waitFor('unread')).toEqual({ with: chat.mina.id, count: 1 })
  expect(await tab.emitWithAck('read', { with: chat.mina.id })).toEqual({ with: chat.mina.id, count: 0 })
  // The mark never moves back.
  expect(await otherTab.emitWithAck('read', { with: chat.mina.id, until: rows[0]?.id })).toEqual({
    with: chat.mina.id,
    count: 0,
  })
  expect(await otherTab.emitWithAck('getUnread')).toEqual({})
  const minaTab = await chat.connect(chat.mina)
  expect([await minaTab.emitWithAck('getUnread'), minaTab.getAll('unread')]).toEqual([{}, []])
})

it('reports a delivery once to every tab of the author, and later to new tabs', async () => {
  const rows = await chat.insertMessages(3)
  const [adaTab, minaTab, minaTab2] = [
    await chat.connect(chat.ada),
    await chat.connect(chat.mina),
    await chat.connect(chat.mina),
  ]
  expect(await minaTab.emitWithAck('getConversations')).toEqual([
    expect.not.objectContaining({ delivered: expect.anything() }),
  ])
  await adaTab.emitWithAck('received', [rows[1]?.id, rows[0]?.id])
  const second = { with: chat.ada.id, until: rows[1]?.createdAt.toISOString() }
  expect([await minaTab.waitFor('delivered'), await minaTab2.waitFor('delivered')]).toEqual([second, second])
  // Repeated and older receipts are not reported.
  await (await chat.connect(chat.ada)).emitWithAck('received', [rows[1]?.id])
  await adaTab.emitWithAck('received', [rows[0]?.id])
  await adaTab.emitWithAck('received', [rows[2]?.id])
  const third = { with: chat.ada.id, until: rows[2]?.createdAt.toISOString() }
  await minaTab.waitFor('delivered', ({ until }) => until === third.until)
  expect(minaTab.getAll('delivered')).toEqual([second, third])
  const [conversation] = await (await chat.connect(chat.mina)).emitWithAck('getConversations')
  expect(conversation.delivered).toBe(third.until)
  expect(adaTab.getAll('delivered')).toEqual([])
})

it('does not report a message as delivered before the earlier ones', async () => {
  const rows = await chat.insertMessages(3)
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const deliveredUntil = (nth: number) => ({ with: chat.ada.id, until: rows[nth]?.createdAt.toISOString() })
  await adaTab.emitWithAck('received', [rows[2]?.id])
  await adaTab.emitWithAck('received', [rows[0]?.id])
  expect(await minaTab.waitFor('delivered')).toEqual(deliveredUntil(0))
  await adaTab.emitWithAck('received', [rows[1]?.id, rows[2]?.id])
  await minaTab.waitFor('delivered', (delivered) => delivered.until === deliveredUntil(2).until)
  expect(minaTab.getAll('delivered')).toEqual([deliveredUntil(0), deliveredUntil(2)])
})

it('counts a read message as delivered', async () => {
  const rows = await chat.insertMessages(2)
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  await adaTab.emitWithAck('read', { with: chat.mina.id })
  expect(await minaTab.emitWithAck('getConversations')).toEqual([
    expect.objectContaining({ delivered: rows[1]?.createdAt.toISOString() }),
  ])
})

it("ignores receipts for other users' messages", async () => {
  const otto = await chat.shop.signIn()
  const [row] = await chat.insertMessages(1)
  const [minaTab, ottoTab] = [await chat.connect(chat.mina), await chat.connect(otto)]
  for (const tab of [minaTab, ottoTab])
    expect(await tab.emitWithAck('received', [row?.id, newId(), "' or 1=1"])).toBeNull()
  await minaTab.flush()
  expect([minaTab.getAll('delivered'), await chat.shop.db.$count(chatReads)]).toEqual([[], 0])
})

it('forwards the typing indicator', async () => {
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  minaTab.socket.emit('typing', { to: chat.ada.id, isTyping: true })
  expect(await adaTab.waitFor('typing')).toEqual({ from: chat.mina.id, isTyping: true })
  minaTab.socket.emit('typing', { to: chat.ada.id, isTyping: false })
  expect(await adaTab.waitFor('typing', ({ isTyping }) => !isTyping)).toEqual({ from: chat.mina.id, isTyping: false })
})
