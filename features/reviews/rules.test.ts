import { expect, test } from 'vitest'
import { reviewCount } from './rules.ts'

test.each([
  [0, '0 Reviews'],
  [1, '1 Review'],
  [2, '2 Reviews'],
])('%i reads %s', (count, text) => {
  expect(reviewCount(count)).toBe(text)
})
