import { CHAT } from '@whirligig/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Chat } from './chat.ts'
import { createOpenChat } from './test/create-chat-test.ts'
import { stubBrowser } from './test/stub-browser.ts'

stubBrowser()

describe('the typing event', () => {
  it('is sent when typing starts, at an interval, and once when it stops', async () => {
    const { chat, socket, sent } = await createOpenChat()
    socket.simulate('connect')
    chat.setDraft('ada', 'H')
    chat.setDraft('ada', 'He')
    vi.advanceTimersByTime(CHAT.typingTtlMs)
    chat.setDraft('ada', 'Hel')
    chat.setDraft('ada', '')
    chat.setDraft('ada', '')
    expect(sent('typing')).toEqual([
      { to: 'ada', isTyping: true },
      { to: 'ada', isTyping: true },
      { to: 'ada', isTyping: false },
    ])
  })

  it.each([
    ['the message is sent', (chat: Chat) => chat.send('ada', 'Hi')],
    ['another conversation is opened', (chat: Chat) => chat.select('eve')],
  ])('stops when %s', async (_, act) => {
    const { chat, socket, sent } = await createOpenChat()
    socket.simulate('connect')
    chat.setDraft('ada', 'Hi')
    act(chat)
    expect(sent('typing').at(-1)).toEqual({ to: 'ada', isTyping: false })
  })

  it('stops for one person when the text goes to another one', async () => {
    const { chat, socket, sent } = await createOpenChat()
    socket.simulate('connect')
    chat.setDraft('ada', 'Hi')
    chat.setDraft('eve', 'Hi')
    expect(sent('typing')).toEqual([
      { to: 'ada', isTyping: true },
      { to: 'ada', isTyping: false },
      { to: 'eve', isTyping: true },
    ])
  })
})

it('the typing indicator is cleared by a stop event or after it expires', async () => {
  const { state, socket } = await createOpenChat()
  socket.simulate('connect')
  const typing = () => state().typing
  socket.receive('typing', { from: 'ada', isTyping: true })
  expect(typing()).toEqual(['ada'])
  socket.receive('typing', { from: 'ada', isTyping: false })
  expect(typing()).toEqual([])
  socket.receive('typing', { from: 'ada', isTyping: true })
  vi.advanceTimersByTime(CHAT.typingTtlMs - 1)
  socket.receive('typing', { from: 'ada', isTyping: true })
  vi.advanceTimersByTime(CHAT.typingTtlMs - 1)
  expect(typing()).toEqual(['ada'])
  vi.advanceTimersByTime(1)
  expect(typing()).toEqual([])
})
