import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { atom, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { selfCleaningFamily } from './self-cleaning-family.ts'

it('returns the same atom for the same parameter while it is mounted', () => {
  const family = selfCleaningFamily((term: string) => atom(`result of ${term}`))
  const store = createStore()
  const unmount = store.sub(family('bear'), () => {})
  expect(family('bear')).toBe(family('bear'))
  expect(store.get(family('bear'))).toBe('result of bear')
  unmount()
})

it('drops an atom when its last subscriber unmounts', () => {
  const family = selfCleaningFamily((term: string) => atom(term))
  const store = createStore()
  for (const term of ['b', 'be', 'bea', 'bear']) store.sub(family(term), () => {})()
  expect(family.getParams()).toEqual([])
  const bear = family('bear')
  const unmounts = [store.sub(bear, () => {}), store.sub(bear, () => {})]
  unmounts[0]?.()
  expect(family.getParams()).toEqual(['bear'])
  unmounts[1]?.()
  expect(family.getParams()).toEqual([])
})

it('keeps the atom of a component that mounts again', () => {
  const family = selfCleaningFamily((term: string) => atom(term))
  const store = createStore()
  const bear = family('bear')
  store.sub(bear, () => {})()
  store.sub(bear, () => {})
  expect(family('bear')).toBe(bear)
})

it('drops atoms that never mount when memory is collected', async () => {
  const family = selfCleaningFamily((term: string) => atom(term))
  for (let index = 0; index < 100; index++) createStore().get(family(`term ${index}`))
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  await vi.waitFor(() => {
    collectGarbage()
    expect(family.getParams()).toEqual([])
  })
})
