import { describe, expect, it, vi } from 'vitest'
import type { FakeSocket } from '../../core/test/fake-socket.ts'
import { createOpenChat, toStored } from './test/create-chat-test.ts'
import { NOW, stubBrowser, userStorageKeys, writeFromOtherTab } from './test/stub-browser.ts'

stubBrowser()

const KEY = 'private_chat_me_other-tab'
const MESSAGE = { text: 'Hi', to: 'ada', clientId: 'other-tab' }
const STORED = JSON.stringify({ ...MESSAGE, time: NOW })

describe("another tab's message", () => {
  it('is queued, and sent only when the other tab does not send it', async () => {
    const { socket, sent, queue } = await createOpenChat()
    socket.simulate('connect')
    writeFromOtherTab(KEY, STORED)
    vi.advanceTimersByTime(4999)
    expect([queue(), sent('message')]).toEqual([['Hi'], []])
    vi.advanceTimersByTime(1)
    expect(sent('message')).toEqual([MESSAGE])
  })

  it('waits for the other tab again after a reconnect', async () => {
    const { socket, sent } = await createOpenChat()
    writeFromOtherTab(KEY, STORED)
    vi.advanceTimersByTime(60_000)
    socket.simulate('connect')
    vi.advanceTimersByTime(4999)
    expect(sent('message')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent('message')).toHaveLength(1)
  })

  it.each([
    ['the other tab has sent it', () => writeFromOtherTab(KEY, null)],
    ['the server has delivered it', (socket: FakeSocket) => socket.receive('message', toStored(MESSAGE))],
  ])('leaves the queue when %s', async (_, act) => {
    const { socket, sent, queue } = await createOpenChat()
    socket.simulate('connect')
    writeFromOtherTab(KEY, STORED)
    act(socket)
    vi.advanceTimersByTime(60_000)
    expect([queue(), sent('message'), userStorageKeys()]).toEqual([[], [], []])
  })

  it('appears once in the conversation when it is sent', async () => {
    const { chat, state, socket, acknowledge, thread } = await createOpenChat()
    chat.select('ada')
    socket.simulate('connect')
    acknowledge('getMessages', [])
    const message = toStored(MESSAGE)
    socket.receive('message', message)
    socket.receive('message', message)
    expect([thread(), state().last.ada?.value]).toEqual([['Hi'], 'Hi'])
  })
})
