import { aChatMessage } from '@whirligig/contract/fixtures'
import { connectionAtom, liveStateAtom, openLiveWithAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSockets } from '../../core/test/fake-socket.ts'
import { countUnread } from './unread.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks how many there are after each connection, and counts on from there', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  const store = createStore()
  const { open, opened } = fakeSockets()
  store.set(openLiveWithAtom, open)
  store.sub(liveStateAtom, () => {})
  store.set(startSessionAtom, 'token')
  await Promise.resolve()
  const socket = opened[0]
  if (!socket) throw new Error('No socket was opened.')
  const { counts } = countUnread(store.get(connectionAtom), 'me')
  const answer = (value: unknown) => {
    const acknowledge = socket.said.at(-1)?.at(-1)
    if (typeof acknowledge === 'function') acknowledge(value)
  }

  socket.happens('connect')
  answer({ ada: 2 })
  socket.says('message', aChatMessage({ from: 'ada', to: 'me' }))
  socket.says('message', { from: 'ada' })
  expect(counts.value).toEqual({ ada: 3 })
  socket.says('unread', { with: 'ada', count: 0 })
  expect(counts.value).toEqual({})

  socket.happens('disconnect')
  socket.happens('connect')
  answer({ error: 'No.' })
  expect(counts.value).toEqual({})
  socket.happens('disconnect')
  socket.happens('connect')
  answer({ eve: 1 })
  expect(counts.value).toEqual({ eve: 1 })
  expect(socket.said.map(([event]) => event)).toEqual(['getUnread', 'getUnread', 'getUnread'])
})
