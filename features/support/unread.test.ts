import { aChatMessage } from '@whirligig/contract/fixtures'
import { connectionAtom, connectionStateAtom, socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { createFakeSockets } from '../../core/test/fake-socket.ts'
import { countUnread } from './unread.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks how many there are after each connection, and counts on from there', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  const store = createStore()
  const { createSocket, created } = createFakeSockets()
  store.set(socketFactoryAtom, createSocket)
  store.sub(connectionStateAtom, () => {})
  store.set(startSessionAtom, 'token')
  await Promise.resolve()
  const socket = created[0]
  if (!socket) throw new Error('No socket was opened.')
  const { counts } = countUnread(store.get(connectionAtom), 'me')
  const answer = (value: unknown) => {
    const acknowledge = socket.sent.at(-1)?.at(-1)
    if (typeof acknowledge === 'function') acknowledge(value)
  }

  socket.simulate('connect')
  answer({ ada: 2 })
  socket.receive('message', aChatMessage({ from: 'ada', to: 'me' }))
  socket.receive('message', { from: 'ada' })
  expect(counts.value).toEqual({ ada: 3 })
  socket.receive('unread', { with: 'ada', count: 0 })
  expect(counts.value).toEqual({})

  socket.simulate('disconnect')
  socket.simulate('connect')
  answer({ error: 'No.' })
  expect(counts.value).toEqual({})
  socket.simulate('disconnect')
  socket.simulate('connect')
  answer({ eve: 1 })
  expect(counts.value).toEqual({ eve: 1 })
  expect(socket.sent.map(([event]) => event)).toEqual(['getUnread', 'getUnread', 'getUnread'])
})
