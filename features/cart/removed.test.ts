import { aProduct } from '@whirligig/contract/fixtures'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { addToCartAtom, cartProductIdsAtom } from './atoms.ts'
import { lastRemovedAtom, removeLineAtom, undoRemoveAtom } from './removed.ts'

const toys = ['bear', 'robot', 'cube'].map((id) => aProduct({ _id: id, inventory: 60 }))

function createFullCart() {
  const store = createStore()
  for (const product of toys) store.set(addToCartAtom, { product, quantity: 1 })
  return store
}

it('puts a removed line back to its place', () => {
  const store = createFullCart()
  store.set(removeLineAtom, 'robot')
  expect(store.get(cartProductIdsAtom)).toEqual(['bear', 'cube'])
  store.set(undoRemoveAtom)
  expect(store.get(cartProductIdsAtom)).toEqual(['bear', 'robot', 'cube'])
  expect(store.get(lastRemovedAtom)).toBeNull()
})

it('does not put a line back that is in the cart again', () => {
  const store = createFullCart()
  store.set(removeLineAtom, 'robot')
  for (const product of toys.slice(1, 2)) store.set(addToCartAtom, { product, quantity: 1 })
  store.set(undoRemoveAtom)
  expect(store.get(cartProductIdsAtom)).toEqual(['bear', 'cube', 'robot'])
})
