import { CHAT_TEXT } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { setupChat } from '../../test/setup-chat.ts'

const chat = setupChat()

it('rejects or ignores invalid events of any shape and keeps working', async () => {
  const [adaTab, minaTab] = [await chat.connect(chat.ada), await chat.connect(chat.mina)]
  const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)
  const invalidPayloads = [
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
    for (const value of invalidPayloads) {
      minaTab.socket.emit(event, value)
      minaTab.socket.emit(event, value, value)
    }
    minaTab.socket.emit(event)
  }
  for (const value of invalidPayloads.slice(0, 8)) {
    expect(await minaTab.emitWithAck('getOlder', value)).toEqual({ error: CHAT_TEXT.malformed })
    expect(await minaTab.emitWithAck('read', value)).toEqual({ error: CHAT_TEXT.malformed })
  }
  await minaTab.flush()
  await adaTab.flush()
  expect([adaTab.getAll('message'), adaTab.getAll('typing'), await chat.countMessages()]).toEqual([[], [], 0])
})
