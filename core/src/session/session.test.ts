import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  endedSessionIdAtom,
  endSessionAtom,
  expiredSessionAtom,
  isEndedHereAtom,
  isSignedInAtom,
  sessionAtom,
  startSessionAtom,
} from './session.ts'

const browser = new EventTarget()
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Changes the storage as another tab does. */
function setInOtherTab(key: string, value: string | null): void {
  if (value === null) stored.delete(key)
  else stored.set(key, value)
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }))
}

/** A store that is signed in. */
function signedInStore(token = 'abc') {
  const store = createStore()
  store.set(startSessionAtom, token)
  return store
}

describe('startSessionAtom', () => {
  it('starts with the stored token and stores a new one unquoted', () => {
    stored.set('token', 'abc')
    const store = createStore()
    expect(store.get(sessionAtom)).toMatchObject({ token: 'abc' })
    expect(store.get(isSignedInAtom)).toBe(true)
    store.set(startSessionAtom, 'def')
    expect(stored.get('token')).toBe('def')
    expect(store.get(sessionAtom).token).toBe('def')
  })

  it('aborts the requests of the previous session', () => {
    const store = signedInStore('ada')
    const { signal } = store.get(sessionAtom)
    store.set(startSessionAtom, 'grace')
    expect(signal.aborted).toBe(true)
    expect(store.get(sessionAtom).signal.aborted).toBe(false)
  })

  it('keeps the session for the same token', () => {
    const store = signedInStore()
    const session = store.get(sessionAtom)
    store.set(startSessionAtom, 'abc')
    expect(store.get(sessionAtom)).toBe(session)
    expect(session.signal.aborted).toBe(false)
  })

  it.each(['', 'a b', 'snow ☃'])('rejects %j', (token) => {
    const store = createStore()
    expect(store.set(startSessionAtom, token)).toBe(false)
    expect(store.get(isSignedInAtom)).toBe(false)
  })

  it.each(['', ' ', 'a b', 'snow ☃', 'two\nlines'])('ignores %j in storage', (text) => {
    stored.set('token', text)
    expect(createStore().get(isSignedInAtom)).toBe(false)
  })
})

describe('endSessionAtom', () => {
  it('removes the token, aborts the requests and starts a guest session', () => {
    const store = signedInStore()
    const session = store.get(sessionAtom)
    expect(store.set(endSessionAtom, session)).toBe(true)
    expect(session.signal.aborted).toBe(true)
    expect(stored.has('token')).toBe(false)
    expect(store.get(sessionAtom).id).not.toBe(session.id)
  })

  it('removes the keys of the session, and keeps those that wait for the next login', () => {
    stored.set('private_session_looked_at', '[]')
    stored.set('private_chat_unsent', '{}')
    const store = signedInStore()
    store.set(endSessionAtom, store.get(sessionAtom))
    expect([...stored.keys()]).toEqual(['private_chat_unsent'])
  })

  it('does not end the next session when an ended one gets a late 401', () => {
    const store = signedInStore('ada')
    const ended = store.get(sessionAtom)
    store.set(endSessionAtom, ended)
    store.set(startSessionAtom, 'grace')
    expect(store.set(endSessionAtom, ended)).toBe(false)
    expect(store.get(sessionAtom).token).toBe('grace')
  })

  it('returns false for a guest', () => {
    const store = createStore()
    expect(store.set(endSessionAtom, store.get(sessionAtom))).toBe(false)
  })

  it('sets the expired session until the next session, and not after a sign-out', () => {
    const store = signedInStore('ada')
    const session = store.get(sessionAtom)
    store.set(endSessionAtom, session, { userId: 'u1' })
    expect(store.get(expiredSessionAtom)).toEqual({ userId: 'u1' })
    expect(store.get(endedSessionIdAtom)).toBe(session.id)
    store.set(startSessionAtom, 'grace')
    expect(store.get(expiredSessionAtom)).toBeNull()
    store.set(endSessionAtom, store.get(sessionAtom))
    expect([store.get(expiredSessionAtom), store.get(isEndedHereAtom)]).toEqual([null, true])
  })
})

describe('sessionAtom', () => {
  it('follows other tabs while it is mounted', () => {
    const store = createStore()
    const unmount = store.sub(sessionAtom, () => {})
    setInOtherTab('token', 'abc')
    expect(store.get(sessionAtom).token).toBe('abc')
    const { signal } = store.get(sessionAtom)
    setInOtherTab('token', null)
    expect(store.get(isSignedInAtom)).toBe(false)
    expect(signal.aborted).toBe(true)
    unmount()
    setInOtherTab('token', 'def')
    expect(store.get(isSignedInAtom)).toBe(false)
  })

  it('knows whether this tab or another one ended the session', () => {
    const store = signedInStore('ada')
    const unmount = store.sub(sessionAtom, () => {})
    expect(store.get(isEndedHereAtom)).toBe(false)
    store.set(endSessionAtom, store.get(sessionAtom))
    expect(store.get(isEndedHereAtom)).toBe(true)
    store.set(startSessionAtom, 'grace')
    expect(store.get(isEndedHereAtom)).toBe(false)
    setInOtherTab('token', null)
    expect([store.get(isSignedInAtom), store.get(isEndedHereAtom)]).toEqual([false, false])
    unmount()
  })

  it('ends the session when another tab signs in as another user', () => {
    const store = signedInStore('ada')
    const { signal } = store.get(sessionAtom)
    const unmount = store.sub(sessionAtom, () => {})
    setInOtherTab('token', 'grace')
    expect(store.get(sessionAtom).token).toBe('grace')
    expect(signal.aborted).toBe(true)
    unmount()
  })

  it('is separate in each store', () => {
    const first = signedInStore('ada')
    const second = signedInStore('grace')
    const session = second.get(sessionAtom)
    first.set(endSessionAtom, first.get(sessionAtom))
    expect(second.get(sessionAtom)).toBe(session)
    expect(session.signal.aborted).toBe(false)
  })

  it('aborts nothing when it is only read', () => {
    stored.set('token', 'abc')
    const store = createStore()
    const session = store.get(sessionAtom)
    store.sub(sessionAtom, () => {})()
    createStore().get(sessionAtom)
    expect(store.get(sessionAtom)).toBe(session)
    expect(session.signal.aborted).toBe(false)
  })

  it('lives as long as the page when storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    const store = createStore()
    expect(store.get(isSignedInAtom)).toBe(false)
    store.set(startSessionAtom, 'abc')
    expect(store.get(isSignedInAtom)).toBe(true)
  })
})
