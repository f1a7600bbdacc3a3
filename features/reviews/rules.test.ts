import { expect, test } from 'vitest'
import { canReview, formatReviewCount } from './rules.ts'

test.each([
  [0, '0 Reviews'],
  [1, '1 Review'],
  [2, '2 Reviews'],
])('formats %i as %s', (count, text) => {
  expect(formatReviewCount(count)).toBe(text)
})

test.each([
  [undefined, true],
  [null, true],
  [{ status: 'Waiting Approval' }, false],
  [{ status: 'Approved' }, false],
  [{ status: 'Rejected' }, true],
] as const)('with the own review %j, a user can write one: %j', (own, expected) => {
  expect(canReview(own)).toBe(expected)
})
