import { LIMITS } from '@whirligig/contract'
import { aProduct } from '@whirligig/contract/fixtures'
import { endSessionAtom, sessionAtom, startSessionAtom } from '@whirligig/core/session'
import { clearUserStorage } from '@whirligig/core/storage'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addLookedAtAtom, lookedAtIdsAtom } from './looked-at-atoms.ts'

const KEY = 'private_session_looked_at'
const toId = (name: string) => aProduct({ slug: name })._id
const [bear, train, top] = [toId('bear'), toId('train'), toId('top')]

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function createStoreWith(...ids: readonly string[]) {
  const store = createStore()
  store.sub(lookedAtIdsAtom, () => {})
  for (const id of ids) store.set(addLookedAtAtom, id)
  return store
}

test('remembers toys on the device, newest first and each once', () => {
  const store = createStoreWith(bear, train, top, bear)
  expect(store.get(lookedAtIdsAtom)).toEqual([bear, top, train])
  expect(createStore().get(lookedAtIdsAtom)).toEqual([bear, top, train])
})

test('forgets the oldest toys', () => {
  const ids = Array.from({ length: LIMITS.lookedAt + 2 }, (_, index) => toId(`toy-${index}`))
  expect(createStoreWith(...ids).get(lookedAtIdsAtom)).toEqual(ids.slice(2).reverse())
})

test('keeps what another tab has added', () => {
  const store = createStoreWith(bear)
  stored.set(KEY, JSON.stringify([train, bear]))
  store.set(addLookedAtAtom, top)
  expect(store.get(lookedAtIdsAtom)).toEqual([top, train, bear])
})

test('starts again after invalid data', () => {
  stored.set(KEY, '{"bear":')
  expect(createStoreWith(bear).get(lookedAtIdsAtom)).toEqual([bear])
})

test('keeps the toys of a guest who signs in, and forgets them when the session ends', () => {
  const store = createStoreWith(bear)
  store.set(startSessionAtom, 'token')
  store.set(addLookedAtAtom, train)
  expect(store.get(lookedAtIdsAtom)).toEqual([train, bear])
  store.set(endSessionAtom, store.get(sessionAtom), { userId: 'ada' })
  expect(store.get(lookedAtIdsAtom)).toEqual([])
  expect(stored.has(KEY)).toBe(false)
})

test('does not remember the toy again whose page is open when the session ends', () => {
  const store = createStore()
  store.set(startSessionAtom, 'token')
  store.set(addLookedAtAtom, bear)
  store.set(endSessionAtom, store.get(sessionAtom))
  store.set(addLookedAtAtom, bear)
  expect(store.get(lookedAtIdsAtom)).toEqual([])
})

test('is removed with the data of a user who signs out', () => {
  createStoreWith(bear)
  clearUserStorage()
  expect(stored.has(KEY)).toBe(false)
})
