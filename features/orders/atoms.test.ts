import { createQueryClient } from '@whirligig/core/query'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderAtom } from './atoms.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('drops the atom of an order when its last component unmounts', () => {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  const unmount = store.sub(orderAtom('a'), () => {})
  expect(orderAtom.getParams()).toContain('a')
  unmount()
  expect(orderAtom.getParams()).not.toContain('a')
})
