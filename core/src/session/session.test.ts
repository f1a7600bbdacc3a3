import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSessionAtom, expiredSessionAtom, isSignedInAtom, sessionAtom, startSessionAtom } from './session.ts'

const browser = new EventTarget()
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a browser does in every other tab when one writes. */
function writtenElsewhere(key: string, value: string | null): void {
  if (value === null) kept.delete(key)
  else kept.set(key, value)
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }))
}

test('a token in storage at the start is a session, kept raw', () => {
  kept.set('token', 'abc')
  const store = createStore()
  expect(store.get(sessionAtom)).toMatchObject({ token: 'abc' })
  expect(store.get(isSignedInAtom)).toBe(true)
  store.set(startSessionAtom, 'def')
  expect(kept.get('token')).toBe('def')
})

test.each(['', ' ', 'a b', 'snow ☃', 'two\nlines'])('%j in storage is no token', (text) => {
  kept.set('token', text)
  expect(createStore().get(isSignedInAtom)).toBe(false)
})

test('the end of a session removes the token, aborts its calls and makes a new session', () => {
  const store = createStore()
  store.set(startSessionAtom, 'abc')
  const session = store.get(sessionAtom)
  expect(store.set(endSessionAtom, session)).toBe(true)
  expect(session.signal.aborted).toBe(true)
  expect(kept.has('token')).toBe(false)
  expect(store.get(sessionAtom).id).not.toBe(session.id)
})

test('a late 401 of an ended session does not end the next one', () => {
  const store = createStore()
  store.set(startSessionAtom, 'ada')
  const old = store.get(sessionAtom)
  store.set(endSessionAtom, old)
  store.set(startSessionAtom, 'grace')
  expect(store.set(endSessionAtom, old)).toBe(false)
  expect(store.get(sessionAtom).token).toBe('grace')
})

test('whose session the server ended is known until the next one, and to nobody who left by themselves', () => {
  const store = createStore()
  store.set(startSessionAtom, 'ada')
  store.set(endSessionAtom, store.get(sessionAtom), { userId: 'u1' })
  expect(store.get(expiredSessionAtom)).toEqual({ userId: 'u1' })
  store.set(startSessionAtom, 'grace')
  expect(store.get(expiredSessionAtom)).toBeNull()
  store.set(endSessionAtom, store.get(sessionAtom))
  expect(store.get(expiredSessionAtom)).toBeNull()
})

test.each(['', 'a b', 'snow ☃'])('%j starts no session', (token) => {
  const store = createStore()
  expect(store.set(startSessionAtom, token)).toBe(false)
  expect(store.get(isSignedInAtom)).toBe(false)
})

test('a guest has no session to end', () => {
  const store = createStore()
  expect(store.set(endSessionAtom, store.get(sessionAtom))).toBe(false)
})

test('signing in or out in another tab is followed while the session is watched', () => {
  const store = createStore()
  const stop = store.sub(sessionAtom, () => {})
  writtenElsewhere('token', 'abc')
  expect(store.get(sessionAtom).token).toBe('abc')
  const { signal } = store.get(sessionAtom)
  writtenElsewhere('token', null)
  expect(store.get(isSignedInAtom)).toBe(false)
  expect(signal.aborted).toBe(true)
  stop()
})

test('blocked storage leaves a session for as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  const store = createStore()
  expect(store.get(isSignedInAtom)).toBe(false)
  store.set(startSessionAtom, 'abc')
  expect(store.get(isSignedInAtom)).toBe(true)
})
