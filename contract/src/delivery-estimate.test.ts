import { expect, it } from 'vitest'
import { formatDeliveryEstimate } from './delivery-estimate.ts'

it.each([
  ['2026-11-20T10:15:00.000Z', 'November 23 – 25, 2026'],
  ['2026-11-26T23:59:00.000Z', 'November 29 – December 1, 2026'],
  ['2026-12-28T00:00:00.000Z', 'December 31, 2026 – January 2, 2027'],
])('estimates the delivery of an order of %s as %s', (created, estimate) => {
  expect(formatDeliveryEstimate(created).replace(/\s/g, ' ')).toBe(estimate)
})
