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
  const unmount = store.sub(reviewsAtom('a'), () => {})
  expect(reviewsAtom.getParams()).toContain('a')
  unmount()
  expect(reviewsAtom.getParams()).not.toContain('a')
})
