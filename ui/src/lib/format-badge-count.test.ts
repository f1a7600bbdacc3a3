import { expect, it } from 'vitest'
import { formatBadgeCount } from './format-badge-count.ts'

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [98, '98'],
  [99, '99+'],
  [2500, '99+'],
])('formats %i as %j', (count, text) => {
  expect(formatBadgeCount(count)).toBe(text)
})
