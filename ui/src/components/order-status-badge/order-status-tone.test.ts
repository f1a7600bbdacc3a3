import { expect, it } from 'vitest'
import { getOrderStatusTone } from './order-status-tone.ts'

it.each([
  ['Processing', 'highlight'],
  ['Shipped', 'info'],
  ['Delivered', 'success'],
  ['Cancelled', 'danger'],
  ['Not processed', 'neutral'],
  ['Unavailable', 'neutral'],
  ['', 'neutral'],
])('shows %j as %s', (status, tone) => {
  expect(getOrderStatusTone(status)).toBe(tone)
})
