import { CHAT_TEXT } from '@whirligig/contract'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSockets } from '../../test/fake-socket.ts'
import { endSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts'
import { connectionAtom, liveStateAtom, openLiveWithAtom, watchStockAtom } from './atoms.ts'
import { poll } from './poll.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A shop that follows its session, as the app does. */
function aShop() {
  const store = createStore()
  const { open, opened } = fakeSockets()
  store.set(openLiveWithAtom, open)
  store.sub(liveStateAtom, () => {})
  return {
    store,
    opened,
    /** Signs in and answers the socket that this opens. */
    async signIn(token: string) {
      store.set(startSessionAtom, token)
      await Promise.resolve()
      const socket = opened.at(-1)
      if (socket?.token !== token) throw new Error('Signing in opened no socket.')
      return socket
    },
  }
}

test('a guest has no line', async () => {
  const { store, opened } = aShop()
  await Promise.resolve()
  expect(opened).toHaveLength(0)
  expect(store.get(liveStateAtom)).toBe('off')
  expect(store.get(connectionAtom).tell('message')).toBe(false)
})

test('signing in opens one line with the token, signing out closes it', async () => {
  const { store, opened, signIn } = aShop()
  const socket = await signIn('abc')
  expect(store.get(liveStateAtom)).toBe('connecting')
  socket.happens('connect')
  expect(store.get(liveStateAtom)).toBe('open')
  store.set(endSessionAtom, store.get(sessionAtom))
  expect(socket.closed).toBe(true)
  expect(store.get(liveStateAtom)).toBe('off')
  expect(opened).toHaveLength(1)
})

test("somebody else's token is another line, and the first is heard no more", async () => {
  const { store, signIn } = aShop()
  const first = await signIn('abc')
  first.happens('connect')
  const second = await signIn('def')
  expect(first.closed).toBe(true)
  const heard = vi.fn()
  store.get(connectionAtom).hear('orderChanged', heard)
  first.says('orderChanged', { _id: 'theirs' })
  second.says('orderChanged', { _id: 'mine' })
  expect(heard.mock.calls).toEqual([[{ _id: 'mine' }]])
})

test('a socket that comes after its session has ended is closed', async () => {
  const { store, opened } = aShop()
  store.set(startSessionAtom, 'abc')
  store.set(endSessionAtom, store.get(sessionAtom))
  await vi.waitFor(() => expect(opened[0]?.closed).toBe(true))
  expect(store.get(liveStateAtom)).toBe('off')
})

test('a broken line connects again, a refused one does not', async () => {
  const { store, signIn } = aShop()
  const socket = await signIn('abc')
  socket.happens('connect')
  socket.happens('disconnect')
  expect(store.get(liveStateAtom)).toBe('connecting')
  socket.happens('connect')
  expect(store.get(liveStateAtom)).toBe('open')
  socket.active = false
  socket.happens('connect_error', new Error(CHAT_TEXT.refused))
  expect(store.get(liveStateAtom)).toBe('off')
})

test('a server that lets nobody in for now is asked again, ever more rarely, until it does', async () => {
  const { store, signIn } = aShop()
  const socket = await signIn('abc')
  vi.useFakeTimers()
  socket.active = false
  for (const wait of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = socket.tries
    socket.happens('connect_error', new Error(CHAT_TEXT.failed))
    expect(store.get(liveStateAtom)).toBe('connecting')
    vi.advanceTimersByTime(wait - 1)
    expect(socket.tries).toBe(before)
    vi.advanceTimersByTime(1)
    expect(socket.tries).toBe(before + 1)
  }
  socket.happens('connect_error', new Error(CHAT_TEXT.failed))
  store.set(endSessionAtom, store.get(sessionAtom))
  vi.advanceTimersByTime(60_000)
  expect(socket.tries).toBe(6)
})

test('code that cannot be fetched leaves the shop as it is', async () => {
  const store = createStore()
  store.set(openLiveWithAtom, () => Promise.reject(new TypeError('Failed to fetch')))
  store.sub(liveStateAtom, () => {})
  store.set(startSessionAtom, 'abc')
  await vi.waitFor(() => expect(store.get(liveStateAtom)).toBe('off'))
})

test('the server is told of everything that is watched, each time the whole list', async () => {
  const { store, signIn } = aShop()
  const socket = await signIn('abc')
  socket.happens('connect')
  const endBear = store.set(watchStockAtom, ['bear'])
  const endCart = store.set(watchStockAtom, ['bear', 'duck'])
  endBear()
  endCart()
  expect(socket.said).toEqual([
    ['watchStock', ['bear']],
    ['watchStock', ['bear', 'duck']],
    ['watchStock', ['bear', 'duck']],
    ['watchStock', []],
  ])
})

test('an acknowledgement reaches who asked', async () => {
  const { store, signIn } = aShop()
  const socket = await signIn('abc')
  socket.happens('connect')
  const answered = vi.fn()
  expect(store.get(connectionAtom).tell('message', { text: 'hi' }, answered)).toBe(true)
  expect(socket.said).toEqual([['message', { text: 'hi' }, answered]])
})

test('asking from time to time rests while the page is not looked at', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const ask = vi.fn()
  const end = poll(ask)
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  end()
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
