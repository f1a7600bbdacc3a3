import { CHAT_TEXT, ROLE_MEMBER } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type ChatTestUser, setupChat } from '../../test/setup-chat.ts'
import { users } from '../db/schema/index.ts'
import { DAY } from '../lib/clock.ts'

const chat = setupChat()

it.each<[string, (user: ChatTestUser) => Promise<unknown>]>([
  ['signs out', (user) => chat.shop.call('POST', '/auth/logout', { token: user.token })],
  [
    'changes the password',
    (user) =>
      chat.shop.call('POST', '/auth/reset', {
        token: user.token,
        body: { password: 'whirligig', confirmPassword: 'whirligog' },
      }),
  ],
  [
    'lets the session expire',
    async () => {
      chat.shop.clock.advance(8 * DAY)
      await chat.shop.realtime.checkSessions()
    },
  ],
  [
    'is deleted',
    async (user) => {
      await chat.shop.db.delete(users).where(eq(users.id, user.id))
      await chat.shop.realtime.checkSessions()
    },
  ],
])('disconnects all tabs of a user who %s', async (_, endSession) => {
  const minaTabs = [await chat.connect(chat.mina), await chat.connect(chat.mina)]
  await endSession(chat.mina)
  for (const tab of minaTabs) expect(await tab.waitForDisconnect()).toBe('io server disconnect')
  await expect(chat.connect(chat.mina)).rejects.toThrow(CHAT_TEXT.unauthorized)
})

it('keeps other users connected', async () => {
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  await chat.shop.call('POST', '/auth/logout', { token: chat.ada.token })
  await adaTab.waitForDisconnect()
  await minaTab.flush()
  expect(minaTab.socket.connected).toBe(true)
})

it('applies a changed role to messages at once and makes the client reconnect', async () => {
  const otto = await chat.shop.signIn()
  const adaTab = await chat.connect(chat.ada)
  await chat.shop.db.update(users).set({ role: ROLE_MEMBER }).where(eq(users.id, chat.ada.id))
  expect(await adaTab.emitWithAck('message', { text: 'x', to: otto.id })).toEqual({ error: CHAT_TEXT.forbidden })
  await chat.shop.realtime.checkSessions()
  expect(await adaTab.waitForDisconnect()).toBe('transport close')
  expect(await (await chat.connect(chat.ada)).emitWithAck('getUsers')).toEqual([])
})

it('renews the session of a user who only uses the chat', async () => {
  const minaTab = await chat.connect(chat.mina)
  chat.shop.clock.advance(5 * DAY)
  await minaTab.flush()
  await chat.shop.realtime.checkSessions()
  chat.shop.clock.advance(5 * DAY)
  expect((await chat.shop.call('GET', '/user/me', { token: chat.mina.token })).status).toBe(200)
})
