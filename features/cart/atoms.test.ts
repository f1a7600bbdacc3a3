import { aProduct } from '@whirligig/contract/fixtures'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addToCartAtom,
  cartCountAtom,
  cartIdAtom,
  cartItemsAtom,
  cartProductIdsAtom,
  removeFromCartAtom,
  removePurchasedAtom,
  saveCartIdAtom,
} from './atoms.ts'
import { cartLinesAtom, cartTotalAtom, setQuantityAtom } from './cart-validation.ts'

let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const bear = aProduct({ _id: 'bear', price: 55, inventory: 60 })

test('stores and restores items and total', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 2 })
  expect(storage.get('cart_total')).toBe('110')
  const restored = createStore()
  expect(restored.get(cartLinesAtom)).toMatchObject([{ _id: 'bear', quantity: 2, totalPrice: 110 }])
  expect(restored.get(cartTotalAtom)).toBe(110)
  expect(restored.get(cartProductIdsAtom)).toEqual(['bear'])
})

test('limits a quantity to the maximum of an order', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 99 })
  expect(store.get(cartCountAtom)).toBe(5)
  store.set(setQuantityAtom, { id: 'bear', quantity: 0 })
  expect(store.get(cartCountAtom)).toBe(1)
})

test('replaces the line when a product is added again', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 2 })
  store.set(addToCartAtom, { product: bear, quantity: 3 })
  expect(store.get(cartLinesAtom)).toMatchObject([{ quantity: 3 }])
})

test.each([
  ['a product is added', addToCartAtom, { product: aProduct({ _id: 'robot' }), quantity: 1 }],
  ['a quantity changes', setQuantityAtom, { id: 'bear', quantity: 2 }],
] as const)('clears the stored cart id when %s', (_title, actionAtom, argument) => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-1', items: store.get(cartItemsAtom) })
  expect(storage.get('cart_id')).toBe('cart-1')
  store.set(actionAtom as typeof addToCartAtom, argument as { product: typeof bear; quantity: number }) // each row pairs an atom with its argument
  expect(store.get(cartIdAtom)).toBeNull()
  expect(storage.has('cart_id')).toBe(false)
})

test('clears the stored cart id on removal, and all three keys after the purchase of everything', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-1', items: store.get(cartItemsAtom) })
  expect(storage.get('cart_id')).toBe('cart-1')
  store.set(removeFromCartAtom, 'bear')
  expect(store.get(cartIdAtom)).toBeNull()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-2', items: store.get(cartItemsAtom) })
  store.set(removePurchasedAtom, store.get(cartItemsAtom))
  expect([...storage.keys()]).toEqual([])
})

test('keeps a product that is added during a purchase, and does not store the cart id', () => {
  const store = createStore()
  store.set(addToCartAtom, { product: bear, quantity: 1 })
  const ordered = store.get(cartItemsAtom)
  store.set(addToCartAtom, { product: aProduct({ _id: 'robot' }), quantity: 1 })
  store.set(saveCartIdAtom, { id: 'cart-1', items: ordered })
  expect(store.get(cartIdAtom)).toBeNull()
  store.set(removePurchasedAtom, ordered)
  expect(store.get(cartItemsAtom)).toMatchObject([{ _id: 'robot' }])
})
