import { CHAT_TEXT, LIMITS, WatchStockInput } from '@whirligig/contract'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeSockets } from '../../test/fake-socket.ts'
import { endSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts'
import { connectionAtom, connectionStateAtom, socketFactoryAtom } from './atoms.ts'
import { pollWhileVisible } from './poll-while-visible.ts'
import { watchIdsAtom } from './watched-ids.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A store whose connection follows the session, as in the app. */
function createShop() {
  const store = createStore()
  const { createSocket, created } = createFakeSockets()
  store.set(socketFactoryAtom, createSocket)
  const unmount = store.sub(connectionStateAtom, () => {})
  return {
    store,
    created,
    unmount,
    /** Starts a session and returns the socket that it creates. */
    async signIn(token: string) {
      store.set(startSessionAtom, token)
      await Promise.resolve()
      const socket = created.at(-1)
      if (socket?.token !== token) throw new Error('Signing in created no socket.')
      return socket
    },
  }
}

describe('connection', () => {
  it('stays off for a guest', async () => {
    const { store, created } = createShop()
    await Promise.resolve()
    expect(created).toHaveLength(0)
    expect(store.get(connectionStateAtom)).toBe('off')
    expect(store.get(connectionAtom).emit('connectUser')).toBe(false)
  })

  it('opens one socket with the token at sign-in and closes it at sign-out', async () => {
    const { store, created, signIn } = createShop()
    const socket = await signIn('abc')
    expect(store.get(connectionStateAtom)).toBe('connecting')
    socket.simulate('connect')
    expect(store.get(connectionStateAtom)).toBe('open')
    store.set(endSessionAtom, store.get(sessionAtom))
    expect(socket.closed).toBe(true)
    expect(store.get(connectionStateAtom)).toBe('off')
    expect(created).toHaveLength(1)
  })

  it('creates no socket when its atoms are only read', async () => {
    const store = createStore()
    const { createSocket, created } = createFakeSockets()
    store.set(socketFactoryAtom, createSocket)
    store.set(startSessionAtom, 'abc')
    expect([store.get(connectionAtom).state, store.get(connectionStateAtom)]).toEqual(['connecting', 'connecting'])
    await Promise.resolve()
    expect(created).toEqual([])
  })

  it('closes when the last subscriber unmounts and opens again with the next one', async () => {
    const { store, created, signIn, unmount } = createShop()
    const socket = await signIn('abc')
    socket.simulate('connect')
    unmount()
    expect([socket.closed, store.get(connectionAtom).emit('connectUser')]).toEqual([true, false])
    store.sub(connectionStateAtom, () => {})
    await Promise.resolve()
    created[1]?.simulate('connect')
    expect(store.get(connectionStateAtom)).toBe('open')
  })

  it('replaces the socket for a new token and ignores events of the old one', async () => {
    const { store, signIn } = createShop()
    const first = await signIn('abc')
    first.simulate('connect')
    const second = await signIn('def')
    expect(first.closed).toBe(true)
    const listener = vi.fn()
    store.get(connectionAtom).on('orderChanged', listener)
    first.receive('orderChanged', { _id: 'of the first user' })
    second.receive('orderChanged', { _id: 'mine' })
    expect(listener.mock.calls).toEqual([[{ _id: 'mine' }]])
  })

  it('closes a socket that is created after the session has ended', async () => {
    const { store, created } = createShop()
    store.set(startSessionAtom, 'abc')
    store.set(endSessionAtom, store.get(sessionAtom))
    await vi.waitFor(() => expect(created[0]?.closed).toBe(true))
    expect(store.get(connectionStateAtom)).toBe('off')
  })

  it('is connecting after it was lost and off after the server rejected the token', async () => {
    const { store, signIn } = createShop()
    const socket = await signIn('abc')
    socket.simulate('connect')
    socket.simulate('disconnect')
    expect(store.get(connectionStateAtom)).toBe('connecting')
    socket.simulate('connect')
    expect(store.get(connectionStateAtom)).toBe('open')
    socket.active = false
    socket.simulate('connect_error', new Error(CHAT_TEXT.unauthorized))
    expect(store.get(connectionStateAtom)).toBe('off')
  })

  it('retries with growing delays when the server rejects the socket for a temporary reason', async () => {
    const { store, signIn } = createShop()
    const socket = await signIn('abc')
    vi.useFakeTimers()
    socket.active = false
    for (const delay of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = socket.connectCalls
      socket.simulate('connect_error', new Error(CHAT_TEXT.failed))
      expect(store.get(connectionStateAtom)).toBe('connecting')
      vi.advanceTimersByTime(delay - 1)
      expect(socket.connectCalls).toBe(before)
      vi.advanceTimersByTime(1)
      expect(socket.connectCalls).toBe(before + 1)
    }
    socket.simulate('connect_error', new Error(CHAT_TEXT.failed))
    store.set(endSessionAtom, store.get(sessionAtom))
    vi.advanceTimersByTime(60_000)
    expect(socket.connectCalls).toBe(6)
  })

  it('is off when the code of the socket cannot be loaded', async () => {
    const store = createStore()
    store.set(socketFactoryAtom, () => Promise.reject(new TypeError('Failed to fetch')))
    store.sub(connectionStateAtom, () => {})
    store.set(startSessionAtom, 'abc')
    await vi.waitFor(() => expect(store.get(connectionStateAtom)).toBe('off'))
  })

  it('passes on valid events only', async () => {
    const { store, signIn } = createShop()
    const socket = await signIn('abc')
    const listener = vi.fn()
    store.get(connectionAtom).on('stockChanged', listener)
    socket.receive('stockChanged', { _id: 'bear', inventory: 'many' })
    socket.receive('toString', {})
    socket.receive('stockChanged', { _id: 'bear', inventory: 3 })
    expect(listener.mock.calls).toEqual([[{ _id: 'bear', inventory: 3 }]])
  })

  it('passes the acknowledgement to the sender', async () => {
    const { store, signIn } = createShop()
    const socket = await signIn('abc')
    socket.simulate('connect')
    const acknowledge = vi.fn()
    expect(store.get(connectionAtom).emit('message', { text: 'hi', to: 'ada' }, acknowledge)).toBe(true)
    expect(socket.sent).toEqual([['message', { text: 'hi', to: 'ada' }, acknowledge]])
  })
})

describe('watched ids', () => {
  it('are sent as one list after each change', async () => {
    const { store, signIn } = createShop()
    const socket = await signIn('abc')
    socket.simulate('connect')
    const unwatchBear = store.set(watchIdsAtom, 'stockChanged', ['bear'])
    const unwatchCart = store.set(watchIdsAtom, 'stockChanged', ['bear', 'duck'])
    unwatchBear()
    unwatchCart()
    expect(socket.sent).toEqual([
      ['watchStock', ['bear']],
      ['watchStock', ['bear', 'duck']],
      ['watchStock', ['bear', 'duck']],
      ['watchStock', []],
    ])
  })

  it('are accepted by the server for a full cart and an open product', async () => {
    const { store, signIn } = createShop()
    const socket = await signIn('abc')
    socket.simulate('connect')
    const cart = Array.from({ length: LIMITS.cartLines }, (_, i) => `toy-${i}`)
    store.set(watchIdsAtom, 'stockChanged', cart)
    store.set(watchIdsAtom, 'stockChanged', ['open-product'])
    const ids = socket.sent.at(-1)?.[1]
    expect(ids).toEqual([...cart, 'open-product'])
    expect(WatchStockInput.safeParse(ids).success).toBe(true)
  })
})

describe('pollWhileVisible', () => {
  it('pauses while the page is hidden and stops when the returned function is called', () => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { visibilityState: 'visible' })
    const refresh = vi.fn()
    const stop = pollWhileVisible(refresh)
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    vi.stubGlobal('document', { visibilityState: 'visible' })
    stop()
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})
