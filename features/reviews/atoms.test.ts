import { createQueryClient } from '@whirligig/core/query'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reviewsAtom } from './atoms.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('drops the atom of the reviews when its last component unmounts', () => {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  const first = reviewsAtom('a')
  const unmount = store.sub(first, () => {})
  expect(reviewsAtom('a')).toBe(first)
  unmount()
  expect(reviewsAtom('a')).not.toBe(first)
})
