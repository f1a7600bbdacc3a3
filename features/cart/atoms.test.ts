import { aProduct } from '@whirligig/contract/fixtures'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addToCartAtom,
  cartCountAtom,
  cartIdAtom,
  cartItemsAtom,
  isInCartAtom,
  removeFromCartAtom,
  removePurchasedAtom,
  saveCartIdAtom,
} from './atoms.ts'
import { cartLinesAtom, cartTotalAtom, setQuantityAtom } from './cart-validation.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const bear = aProduct({ _id: 'bear', price: 55, inventory: 60 })

test('items and total are kept and restored', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 2 })
  expect(kept.get('cart_total')).toBe('110')
  const again = createStore()
  expect(again.get(cartLinesAtom)).toMatchObject([{ _id: 'bear', quantity: 2, totalPrice: 110 }])
  expect(again.get(cartTotalAtom)).toBe(110)
  expect(again.get(isInCartAtom).has('bear')).toBe(true)
})

test('a quantity never passes what an order may hold', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 99 })
  expect(store.get(cartCountAtom)).toBe(5)
  store.set(setQuantityAtom, { id: 'bear', quantity: 0 })
  expect(store.get(cartCountAtom)).toBe(1)
})

test('adding a toy again replaces its line', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 2 })
  store.set(addToCartAtom, { product: bear, quantity: 3 })
  expect(store.get(cartLinesAtom)).toMatchObject([{ quantity: 3 }])
})

test.each([
  ['adding', addToCartAtom, { product: aProduct({ _id: 'robot' }), quantity: 1 }],
  ['a new quantity', setQuantityAtom, { id: 'bear', quantity: 2 }],
] as const)('%s drops the stored cart id', (_name, verb, argument) => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-1', items: store.get(cartItemsAtom) })
  expect(kept.get('cart_id')).toBe('cart-1')
  store.set(verb as typeof addToCartAtom, argument as { product: typeof bear; quantity: number }) // a pair of the table
  expect(store.get(cartIdAtom)).toBeNull()
  expect(kept.has('cart_id')).toBe(false)
})

test('removing drops the stored cart id, and buying everything removes all three keys', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-1', items: store.get(cartItemsAtom) })
  expect(kept.get('cart_id')).toBe('cart-1')
  store.set(removeFromCartAtom, 'bear')
  expect(store.get(cartIdAtom)).toBeNull()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-2', items: store.get(cartItemsAtom) })
  store.set(removePurchasedAtom, store.get(cartItemsAtom))
  expect([...kept.keys()]).toEqual([])
})

test('what is put in while an order is on its way is neither part of its cart nor lost with it', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  const ordered = store.get(cartItemsAtom)
  store.set(addToCartAtom, { product: aProduct({ _id: 'robot' }), quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-1', items: ordered })
  expect(store.get(cartIdAtom)).toBeNull()
  store.set(removePurchasedAtom, ordered)
  expect(store.get(cartItemsAtom)).toMatchObject([{ _id: 'robot' }])
})
