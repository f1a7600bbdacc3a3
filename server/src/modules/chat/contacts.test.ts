import { type ChatUser, ROLE_MERCHANT } from '@whirligig/contract'
import { expect, it } from 'vitest'
import type { ChatClient } from '../../../test/chat-client.ts'
import { setupChat } from '../../../test/setup-chat.ts'
import { AS_ADMIN } from '../../../test/test-app.ts'
import { chatSockets } from '../../db/schema/index.ts'

const chat = setupChat()

it('lists everyone for staff and staff for everyone else, without private fields', async () => {
  const eve = await chat.shop.signIn({ ...AS_ADMIN, firstName: 'Eve', lastName: 'Spool' })
  const otto = await chat.shop.signIn({ firstName: 'Otto', lastName: 'Reel', role: ROLE_MERCHANT })
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const byId = (users: ChatUser[]) => users.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const chatUser = (id: string, name: string, isAdmin: boolean, online: boolean) => ({ id, name, isAdmin, online })
  expect(byId(await adaTab.emitWithAck('getUsers'))).toEqual([
    chatUser(chat.mina.id, 'Mina Marlow', false, true),
    chatUser(eve.id, 'Eve Spool', true, false),
    chatUser(otto.id, 'Otto Reel', false, false),
  ])
  const staff = [chatUser(chat.ada.id, 'Ada Winder', true, true), chatUser(eve.id, 'Eve Spool', true, false)]
  expect(byId(await minaTab.emitWithAck('getUsers'))).toEqual(staff)
  // Without an acknowledgement, the server sends an event.
  minaTab.socket.emit('getUsers')
  expect(byId(await minaTab.waitFor('getUsers'))).toEqual(staff)
})

it('lets staff search by name and ignores the search of others', async () => {
  const otto = await chat.shop.signIn({ firstName: 'Otto', lastName: '100% Reel' })
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const search = async (tab: ChatClient, term: string) =>
    (await tab.emitWithAck('getUsers', { search: term })).map(({ id }: ChatUser) => id)
  expect(await search(adaTab, '0% re')).toEqual([otto.id])
  expect(await search(adaTab, '_')).toEqual([])
  expect(await search(minaTab, 'otto')).toEqual([chat.ada.id])
})

it('announces a new user to those who can see them', async () => {
  const otto = await chat.shop.signIn({ firstName: 'Otto', lastName: 'Reel' })
  const [adaTab, ottoTab] = [await chat.connect(chat.ada), await chat.connect(otto)]
  const minaTab = await chat.connect(chat.mina)
  minaTab.socket.emit('connectUser')
  expect(await adaTab.waitFor('connectUser')).toEqual({
    id: chat.mina.id,
    name: 'Mina Marlow',
    isAdmin: false,
    online: true,
  })
  adaTab.socket.emit('connectUser')
  const staff = { id: chat.ada.id, name: 'Ada Winder', isAdmin: true, online: true }
  expect([await ottoTab.waitFor('connectUser'), await minaTab.waitFor('connectUser')]).toEqual([staff, staff])
  expect([
    adaTab.getAll('connectUser').length,
    ottoTab.getAll('connectUser').length,
    minaTab.getAll('connectUser').length,
  ]).toEqual([1, 1, 1])
})

it('announces a user as offline once, when the last tab closes', async () => {
  const adaTab = await chat.connect(chat.ada)
  const minaTabs = [await chat.connect(chat.mina), await chat.connect(chat.mina), await chat.connect(chat.mina)]
  minaTabs[0]?.close()
  minaTabs[1]?.close()
  minaTabs[2]?.socket.emit('connectUser')
  await adaTab.waitFor('connectUser')
  const isOnline = async () =>
    (await adaTab.emitWithAck('getUsers')).find(({ id }: ChatUser) => id === chat.mina.id)?.online
  expect([await isOnline(), adaTab.getAll('disconnectUser')]).toEqual([true, []])
  minaTabs[2]?.close()
  expect(await adaTab.waitFor('disconnectUser')).toEqual({
    id: chat.mina.id,
    name: 'Mina Marlow',
    isAdmin: false,
    online: false,
  })
  expect(await isOnline()).toBe(false)
  expect(adaTab.getAll('disconnectUser')).toHaveLength(1)
  // Only the row of the remaining tab is left.
  expect(await chat.shop.db.$count(chatSockets)).toBe(1)
})
