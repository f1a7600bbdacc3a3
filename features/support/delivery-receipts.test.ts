import { CHAT_TEXT } from '@whirligig/contract'
import { aChatConversation } from '@whirligig/contract/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { createOpenChat, incoming } from './test/create-chat-test.ts'
import { stubBrowser } from './test/stub-browser.ts'

stubBrowser()

describe('received messages', () => {
  it('are reported in one batch, and only once', async () => {
    const { socket, sent, acknowledge } = await createOpenChat()
    socket.simulate('connect')
    for (const id of ['one', 'two']) socket.receive('message', incoming(id))
    socket.receive('message', incoming('mine', { from: 'me', to: 'ada' }))
    expect(sent('received')).toEqual([])
    vi.advanceTimersByTime(300)
    expect(sent('received')).toEqual([['one', 'two']])
    socket.receive('message', incoming('three', { from: 'eve' }))
    acknowledge('received', null)
    vi.advanceTimersByTime(300)
    expect(sent('received')).toEqual([['one', 'two'], ['three']])
  })

  it('are reported again with the next ones when the server rejected the report', async () => {
    const { socket, sent, acknowledge } = await createOpenChat()
    socket.simulate('connect')
    socket.receive('message', incoming('one'))
    vi.advanceTimersByTime(300)
    acknowledge('received', { error: CHAT_TEXT.tooFast })
    vi.advanceTimersByTime(300)
    socket.receive('message', incoming('two'))
    vi.advanceTimersByTime(300)
    expect(sent('received')).toEqual([['one'], ['one', 'two']])
  })

  it('are reported when they come with the conversations or with a thread', async () => {
    const { chat, socket, sent, acknowledge } = await createOpenChat()
    socket.simulate('connect')
    acknowledge('getConversations', [
      aChatConversation({ with: 'ada', last: incoming('new'), unread: 1 }),
      aChatConversation({ with: 'eve', last: incoming('old', { from: 'eve' }), unread: 0 }),
    ])
    vi.advanceTimersByTime(300)
    acknowledge('received', null)
    chat.select('eve')
    acknowledge('getMessages', [incoming('old', { from: 'eve' })])
    vi.advanceTimersByTime(300)
    expect(sent('received')).toEqual([['new'], ['old']])
  })

  it('are reported after a reconnect when the connection was lost', async () => {
    const { socket, sent } = await createOpenChat()
    socket.simulate('connect')
    socket.receive('message', incoming('one'))
    socket.simulate('disconnect')
    vi.advanceTimersByTime(300)
    expect(sent('received')).toEqual([])
    socket.simulate('connect')
    expect(sent('received')).toEqual([['one']])
  })

  it('are reported again after a reconnect when the report was not acknowledged', async () => {
    const { socket, sent } = await createOpenChat()
    socket.simulate('connect')
    socket.receive('message', incoming('one'))
    vi.advanceTimersByTime(300)
    socket.simulate('disconnect')
    socket.simulate('connect')
    expect(sent('received')).toEqual([['one'], ['one']])
  })
})
