import { aChatMessage } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { createChatTest } from './test/create-chat-test.ts'
import { stubBrowser } from './test/stub-browser.ts'
import { startUnreadCounter } from './unread-counter.ts'

stubBrowser()

it('loads the counts after each connection and updates them with each event', async () => {
  const { store, socket, connection, sent, acknowledge } = await createChatTest()
  const { countsAtom } = startUnreadCounter({ connection, me: 'me' }, store)
  const counts = () => store.get(countsAtom)

  socket.simulate('connect')
  acknowledge('getUnread', { ada: 2 })
  socket.receive('message', aChatMessage({ from: 'ada', to: 'me' }))
  socket.receive('message', { from: 'ada' })
  expect(counts()).toEqual({ ada: 3 })
  socket.receive('unread', { with: 'ada', count: 0 })
  expect(counts()).toEqual({})

  socket.simulate('disconnect')
  socket.simulate('connect')
  acknowledge('getUnread', { error: 'No.' })
  expect(counts()).toEqual({})
  socket.simulate('disconnect')
  socket.simulate('connect')
  acknowledge('getUnread', { eve: 1 })
  expect(counts()).toEqual({ eve: 1 })
  expect(sent('getUnread')).toHaveLength(3)
})
