import { expect, it } from 'vitest'
import { calculateTax } from './tax.ts'

it.each([
  [1000, 5, 50],
  [999, 5, 50],
  [10, 5, 1],
  [9, 5, 0],
  [1000, 0, 0],
  [200, 8.25, 17],
  [1000, 8.875, 89],
  [100_000_000, 100, 100_000_000],
  // 1.15 * 100 is 114.99... in binary
  [10_000, 1.15, 115],
  [5000, 0.29, 15],
])('calculates the tax on %i cents at %d percent as %i cents', (cents, percent, expected) => {
  expect(calculateTax(cents, percent)).toBe(expected)
})
