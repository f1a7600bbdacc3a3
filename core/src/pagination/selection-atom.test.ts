import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { endSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts'
import { createSelectionAtom } from './selection-atom.ts'

const selectedAtom = createSelectionAtom()

it('selected rows stay without a list that shows them, until the session ends', () => {
  const store = createStore()
  store.set(startSessionAtom, 'ada')
  store.sub(selectedAtom, () => {})()
  store.set(selectedAtom, new Set(['1', '2']))
  store.sub(selectedAtom, () => {})()
  expect(store.get(selectedAtom)).toEqual(new Set(['1', '2']))
  store.set(endSessionAtom, store.get(sessionAtom))
  expect(store.get(selectedAtom)).toEqual(new Set())
  store.set(startSessionAtom, 'ada')
  expect(store.get(selectedAtom)).toEqual(new Set())
})

it('each list has its own selected rows', () => {
  const store = createStore()
  store.set(selectedAtom, new Set(['1']))
  expect(store.get(createSelectionAtom())).toEqual(new Set())
})
