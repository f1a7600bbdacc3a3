import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each([
  [0, '0 users'],
  [1, '1 user'],
  [2, '2 users'],
  [1204, '1,204 users'],
])('formats %i as %s', (count, text) => {
  expect(formatCount(count, 'user')).toBe(text)
})
