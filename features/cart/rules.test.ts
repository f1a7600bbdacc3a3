import { aCartItem } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { createCartItem, getCartTotal, getCurrentLines, getItemCount } from './rules.ts'

const bear = aCartItem({ _id: 'bear', name: 'Teddy Bears', price: 55, quantity: 2, totalPrice: 110, inventory: 60 })
const validationWith = (change: Partial<typeof bear>) => {
  const { quantity: _quantity, totalPrice: _totalPrice, ...product } = { ...bear, ...change }
  return { checkedIds: ['bear'], products: [product], taxRate: 5 }
}

test('sums totals in cents', () => {
  const items = [
    createCartItem({ ...bear, price: 0.1 }, 1),
    createCartItem({ ...bear, price: 0.2 }, 1),
    createCartItem({ ...bear, price: 19.99 }, 3),
  ]
  expect(items[2]?.totalPrice).toBe(59.97)
  expect(getCartTotal(items)).toBe(60.27)
  expect(getCartTotal([])).toBe(0)
})

test('counts quantities, not lines', () => {
  expect(getItemCount([bear, aCartItem({ quantity: 3 })])).toBe(5)
})

test('leaves lines without validation unchanged', () => {
  expect(getCurrentLines([bear], undefined)).toEqual([{ ...bear, unavailable: false }])
  expect(getCurrentLines([bear], { checkedIds: ['robot'], products: [], taxRate: 5 })).toEqual([
    { ...bear, unavailable: false },
  ])
})

test.each([
  ['keeps an unchanged line', {}, { unavailable: false, quantity: 2, price: 55, totalPrice: 110 }],
  [
    'shows a new price',
    { price: 12 },
    { unavailable: false, note: 'Was $55.00, now $12.00', price: 12, totalPrice: 24 },
  ],
  [
    'lowers the quantity to the stock',
    { inventory: 1 },
    { unavailable: false, note: 'Only 1 left', quantity: 1, totalPrice: 55 },
  ],
  [
    'lowers the quantity to the limit',
    { inventory: 20 },
    { unavailable: false, note: 'Limit 1 per order', quantity: 1 },
  ],
  [
    'shows both a lower stock and a new price',
    { inventory: 1, price: 12 },
    { note: 'Only 1 left · Was $55.00, now $12.00', totalPrice: 12 },
  ],
  ['marks a line without stock as unavailable', { inventory: 0 }, { unavailable: true, note: 'Out of stock' }],
])('%s', (_name, change, line) => {
  expect(getCurrentLines([bear], validationWith(change))).toMatchObject([line])
  if (!('note' in line)) expect(getCurrentLines([bear], validationWith(change))[0]).not.toHaveProperty('note')
})

test('shows both notes when the limit is below the stock', () => {
  const five = { ...bear, quantity: 5, totalPrice: 275 }
  expect(getCurrentLines([five], validationWith({ inventory: 3 }))).toMatchObject([
    { quantity: 1, note: 'Only 3 left · Limit 1 per order' },
  ])
})

test('marks a product that is no longer on sale as unavailable', () => {
  expect(getCurrentLines([bear], { checkedIds: ['bear'], products: [], taxRate: 5 })).toMatchObject([
    { unavailable: true, note: 'No longer available' },
  ])
})
