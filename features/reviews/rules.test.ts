import { expect, test } from 'vitest'
import { canReview } from './rules.ts'

test.each([
  [undefined, true],
  [null, true],
  [{ status: 'Waiting Approval' }, false],
  [{ status: 'Approved' }, false],
  [{ status: 'Rejected' }, true],
] as const)('with the own review %j, a user can write one: %j', (own, expected) => {
  expect(canReview(own)).toBe(expected)
})
