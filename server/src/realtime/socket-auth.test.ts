import { CHAT_TEXT } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { connectChatClient } from '../../test/chat-client.ts'
import { setupChat } from '../../test/setup-chat.ts'
import { testApp } from '../../test/test-app.ts'

const chat = setupChat()

it.each([
  ['no token', {}],
  ['an unknown token', { token: 'x'.repeat(43) }],
  ['a malformed token', { token: "' or 1=1 --" }],
  ['a number as token', { token: 7 }],
  ['a list as token', { token: ['x'] }],
  ['an object as token', { token: { length: 43 } }],
  ['a polluted prototype', JSON.parse('{"__proto__": {"token": "x"}}')],
])('rejects %s', async (_, auth) => {
  await expect(chat.connect({}, { auth })).rejects.toThrow(CHAT_TEXT.unauthorized)
})

it('rejects pages of other sites, even with a valid token', async () => {
  await expect(chat.connect(chat.mina, { headers: { origin: 'https://evil.example' } })).rejects.toThrow()
  await expect(chat.connect(chat.mina, { headers: { origin: chat.url } })).resolves.toBeTruthy()
})

it('accepts polling as well as WebSocket and logs no tokens', async () => {
  const lines: string[] = []
  await using other = await testApp({ log: { write: (line) => lines.push(line) } })
  const user = await other.signIn()
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const tab = await connectChatClient(`${address}?token=${user.token}`, {
    token: user.token,
    transports: ['polling'],
  })
  expect(await tab.emitWithAck('getUsers')).toEqual([])
  tab.close()
  await expect(connectChatClient(address, { token: 'wrong-token', transports: ['polling'] })).rejects.toThrow()
  expect(lines.join('\n')).not.toContain(user.token)
  expect(lines.join('\n')).not.toContain('wrong-token')
})
