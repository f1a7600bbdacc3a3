import { describe, expect, it } from 'vitest'
import { mostInCart } from './limits.ts'

describe('mostInCart', () => {
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
  ])('%i in stock: %i to an order', (stock, most) => {
    expect(mostInCart(stock)).toBe(most)
  })
})
