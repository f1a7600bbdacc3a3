import { expect, it } from 'vitest'
import { median } from './statistics.ts'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[5, 6], 5.5],
  [[], 0],
])('returns the median of %j as %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})
