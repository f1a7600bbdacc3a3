import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { endSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts'
import { createSelectionAtom } from './selection-atom.ts'

it('createSelectionAtom keeps what is selected until the session ends, without a list that reads it', () => {
  const store = createStore()
  const selectionAtom = createSelectionAtom()
  store.set(startSessionAtom, 'ada')
  store.sub(selectionAtom, () => {})()
  store.set(selectionAtom, new Set(['1', '2']))
  store.sub(selectionAtom, () => {})()
  expect(store.get(selectionAtom)).toEqual(new Set(['1', '2']))
  store.set(endSessionAtom, store.get(sessionAtom))
  expect(store.get(selectionAtom)).toEqual(new Set())
  store.set(startSessionAtom, 'ada')
  expect(store.get(selectionAtom)).toEqual(new Set())
})

it('createSelectionAtom has a selection for each list', () => {
  const store = createStore()
  const [orders, reviews] = [createSelectionAtom(), createSelectionAtom()]
  store.set(orders, new Set(['1']))
  expect(store.get(reviews)).toEqual(new Set())
})
