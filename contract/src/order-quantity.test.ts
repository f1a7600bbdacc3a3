import { expect, it } from 'vitest'
import { maxOrderQuantity } from './order-quantity.ts'

it.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [25, 1],
  [26, 5],
  [100, 5],
  [101, 25],
  [499, 25],
  [500, 50],
  [1_000_000, 50],
])('with a stock of %i, an order may hold %i', (stock, max) => {
  expect(maxOrderQuantity(stock)).toBe(max)
})
