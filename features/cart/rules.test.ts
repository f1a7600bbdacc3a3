import { aCartItem } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { createCartItem, getCartTotal, getCurrentLines, getItemCount } from './rules.ts'

const bear = aCartItem({ _id: 'bear', name: 'Teddy Bears', price: 55, quantity: 2, totalPrice: 110, inventory: 60 })
const answered = (change: Partial<typeof bear>) => {
  const { quantity: _quantity, totalPrice: _totalPrice, ...product } = { ...bear, ...change }
  return { checkedIds: ['bear'], products: [product] }
}

test('totals are summed in cents', () => {
  const items = [
    createCartItem({ ...bear, price: 0.1 }, 1),
    createCartItem({ ...bear, price: 0.2 }, 1),
    createCartItem({ ...bear, price: 19.99 }, 3),
  ]
  expect(items[2]?.totalPrice).toBe(59.97)
  expect(getCartTotal(items)).toBe(60.27)
  expect(getCartTotal([])).toBe(0)
})

test('toys are counted, not lines', () => {
  expect(getItemCount([bear, aCartItem({ quantity: 3 })])).toBe(5)
})

test('a line that was not asked about is as it was', () => {
  expect(getCurrentLines([bear], undefined)).toEqual([{ ...bear, unavailable: false }])
  expect(getCurrentLines([bear], { checkedIds: ['robot'], products: [] })).toEqual([{ ...bear, unavailable: false }])
})

test.each([
  ['nothing changed', {}, { unavailable: false, quantity: 2, price: 55, totalPrice: 110 }],
  ['a new price', { price: 12 }, { unavailable: false, note: 'Now $12.00', price: 12, totalPrice: 24 }],
  [
    'less stock than wanted',
    { inventory: 1 },
    { unavailable: false, note: 'Only 1 left', quantity: 1, totalPrice: 55 },
  ],
  ['a lower limit', { inventory: 20 }, { unavailable: false, note: 'At most 1 for each order', quantity: 1 }],
  ['both', { inventory: 1, price: 12 }, { note: 'Only 1 left · Now $12.00', totalPrice: 12 }],
  ['no stock', { inventory: 0 }, { unavailable: true, note: 'Out of stock' }],
])('%s', (_name, change, line) => {
  expect(getCurrentLines([bear], answered(change))).toMatchObject([line])
  if (!('note' in line)) expect(getCurrentLines([bear], answered(change))[0]).not.toHaveProperty('note')
})

test('less stock than wanted, and a limit below even that', () => {
  const five = { ...bear, quantity: 5, totalPrice: 275 }
  expect(getCurrentLines([five], answered({ inventory: 3 }))).toMatchObject([
    { quantity: 1, note: 'Only 3 left · At most 1 for each order' },
  ])
})

test('a toy that is no longer on sale', () => {
  expect(getCurrentLines([bear], { checkedIds: ['bear'], products: [] })).toMatchObject([
    { unavailable: true, note: 'No longer available' },
  ])
})
