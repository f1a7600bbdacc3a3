import { endSessionAtom, sessionAtom, startSessionAtom } from '@whirligig/core/session'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { selectedMerchantOrdersAtom, selectedOrdersAtom } from './selected-orders.ts'

it('selected orders stay without a list that shows them, until the session ends', () => {
  const store = createStore()
  store.set(startSessionAtom, 'ada')
  store.sub(selectedOrdersAtom, () => {})()
  store.set(selectedOrdersAtom, new Set(['1', '2']))
  store.sub(selectedOrdersAtom, () => {})()
  expect(store.get(selectedOrdersAtom)).toEqual(new Set(['1', '2']))
  store.set(endSessionAtom, store.get(sessionAtom))
  expect(store.get(selectedOrdersAtom)).toEqual(new Set())
  store.set(startSessionAtom, 'ada')
  expect(store.get(selectedOrdersAtom)).toEqual(new Set())
})

it('selected orders are those of one list', () => {
  const store = createStore()
  store.set(selectedOrdersAtom, new Set(['1']))
  expect(store.get(selectedMerchantOrdersAtom)).toEqual(new Set())
})
