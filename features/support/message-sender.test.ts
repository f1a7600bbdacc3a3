import { CHAT_TEXT } from '@whirligig/contract'
import { clearUserStorage } from '@whirligig/core/storage'
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { hasUnsentMessagesAtom } from './has-unsent-messages-atom.ts'
import { createOpenChat, toStored, toTexts } from './test/create-chat-test.ts'
import { NOW, stubBrowser, userStorageKeys, writeFromOtherTab } from './test/stub-browser.ts'

stubBrowser()

describe('sending', () => {
  it('sends a message at once and shows it once', async () => {
    const { chat, state, socket, sent, acknowledge, queue, thread } = await createOpenChat()
    chat.select('ada')
    socket.simulate('connect')
    acknowledge('getMessages', [])
    chat.send('ada', 'Hi')
    expect([sent('message'), queue()]).toEqual([[{ text: 'Hi', to: 'ada', clientId: 'id-1' }], ['Hi']])
    const message = toStored(sent('message')[0])
    socket.receive('message', message)
    acknowledge('message', { message })
    socket.receive('message', message)
    expect([queue(), thread(), state().deliveredUntil]).toEqual([[], ['Hi'], {}])
    socket.receive('delivered', { with: 'ada', until: NOW })
    expect(state().deliveredUntil).toEqual({ ada: NOW })
  })

  it('queues messages while disconnected and sends them in order after connecting', async () => {
    const { chat, socket, sent, acknowledge, queue } = await createOpenChat()
    chat.send('ada', 'one')
    chat.send('ada', 'two')
    expect(sent('message')).toEqual([])
    socket.simulate('connect')
    expect(toTexts(sent('message'))).toEqual(['one'])
    acknowledge('message', { message: toStored(sent('message')[0]) })
    expect([toTexts(sent('message')), queue()]).toEqual([['one', 'two'], ['two']])
  })

  it('sends a message again with the same id when the connection broke before the acknowledgement', async () => {
    const { chat, socket, sent, acknowledge, queue, thread } = await createOpenChat()
    chat.select('ada')
    socket.simulate('connect')
    chat.send('ada', 'Hi')
    socket.simulate('disconnect')
    socket.simulate('connect')
    expect(sent('message')).toEqual([0, 1].map(() => ({ text: 'Hi', to: 'ada', clientId: 'id-1' })))
    // The server stored the message the first time, so that no event follows.
    acknowledge('message', { message: toStored(sent('message')[0]) })
    expect([queue(), thread()]).toEqual([[], ['Hi']])
  })

  it('sends a message again when the acknowledgement does not come in time', async () => {
    const { chat, socket, sent } = await createOpenChat()
    socket.simulate('connect')
    chat.send('ada', 'Hi')
    vi.advanceTimersByTime(14_999)
    expect(sent('message')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sent('message')).toHaveLength(2)
  })

  it('pauses when the user writes too fast, reports it, and goes on', async () => {
    const { chat, socket, sent, acknowledge, queue, sendError } = await createOpenChat()
    socket.simulate('connect')
    chat.send('ada', 'Hi')
    acknowledge('message', { error: CHAT_TEXT.tooFast })
    expect([queue(), sendError()]).toEqual([['Hi'], CHAT_TEXT.tooFast])
    chat.send('ada', 'there')
    vi.advanceTimersByTime(1999)
    expect(sent('message')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toTexts(sent('message'))).toEqual(['Hi', 'Hi'])
    acknowledge('message', { message: toStored(sent('message')[1]) })
    expect([queue(), sendError()]).toEqual([['there'], null])
  })
})

describe('a rejected message', () => {
  it('stays in the queue, does not block others, and can be sent again', async () => {
    const { chat, socket, sent, acknowledge, queue } = await createOpenChat()
    socket.simulate('connect')
    chat.send('gone', 'Hi')
    chat.send('ada', 'Hello')
    acknowledge('message', { error: CHAT_TEXT.unknownUser })
    expect([queue(), toTexts(sent('message'))]).toEqual([
      ['Hi!', 'Hello'],
      ['Hi', 'Hello'],
    ])
    acknowledge('message', { message: toStored(sent('message')[1]) })
    chat.retry('id-1')
    expect([queue(), sent('message').at(-1)]).toEqual([['Hi'], { text: 'Hi', to: 'gone', clientId: 'id-1' }])
  })

  it('can be discarded', async () => {
    const { chat, socket, acknowledge, queue, sendError } = await createOpenChat()
    socket.simulate('connect')
    chat.send('gone', 'Hi')
    acknowledge('message', { error: CHAT_TEXT.unknownUser })
    chat.discard('id-1')
    expect([queue(), sendError(), (await createOpenChat()).queue()]).toEqual([[], null, []])
  })

  it('stays discarded when it was discarded during another attempt', async () => {
    const { chat, socket, acknowledge, queue } = await createOpenChat()
    socket.simulate('connect')
    chat.send('gone', 'Hi')
    writeFromOtherTab('private_chat_me_id-1', null)
    acknowledge('message', { error: CHAT_TEXT.unknownUser })
    expect([queue(), userStorageKeys()]).toEqual([[], []])
  })
})

describe('stored messages', () => {
  it('are sent after a reload, in order, for the same user only', async () => {
    const before = await createOpenChat()
    before.chat.send('ada', 'one')
    vi.advanceTimersByTime(1)
    before.chat.send('ada', 'two')
    expect((await createOpenChat('another user')).queue()).toEqual([])
    const after = await createOpenChat()
    expect(after.queue()).toEqual(['one', 'two'])
    after.socket.simulate('connect')
    expect(after.sent('message')).toEqual([{ text: 'one', to: 'ada', clientId: 'id-1' }])
    after.acknowledge('message', { message: toStored(after.sent('message')[0]) })
    expect((await createOpenChat()).queue()).toEqual(['two'])
  })

  it('are removed at sign-out', async () => {
    const { chat } = await createOpenChat()
    chat.send('ada', 'Hi')
    localStorage.setItem('cart_items', '[]')
    clearUserStorage()
    expect([(await createOpenChat()).queue(), localStorage.getItem('cart_items')]).toEqual([[], '[]'])
  })

  it('count as unsent before the profile is loaded', () => {
    const store = createStore()
    expect(store.set(hasUnsentMessagesAtom)).toBe(false)
    localStorage.setItem('private_chat_me_x', JSON.stringify({ clientId: 'x', to: 'ada', text: 'Hi', time: NOW }))
    expect(store.set(hasUnsentMessagesAtom)).toBe(true)
  })

  it.each(['invalid', '{}', '{"to":"ada"}'])('that are invalid are ignored: %s', async (text) => {
    localStorage.setItem('private_chat_me_x', text)
    expect((await createOpenChat()).queue()).toEqual([])
  })
})
