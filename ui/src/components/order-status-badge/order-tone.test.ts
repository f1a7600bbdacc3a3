import { expect, it } from 'vitest'
import { orderTone } from './order-tone.ts'

it.each([
  ['Processing', 'highlight'],
  ['Shipped', 'info'],
  ['Delivered', 'success'],
  ['Cancelled', 'danger'],
  ['Not processed', 'neutral'],
  ['Unavailable', 'neutral'],
  ['', 'neutral'],
])('%j is %s', (status, tone) => {
  expect(orderTone(status)).toBe(tone)
})
