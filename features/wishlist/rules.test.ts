import { expect, it } from 'vitest'
import { describePriceChange } from './rules.ts'

it.each([
  [50, 60, { text: 'Down from $60.00 when you added it', isDrop: true }],
  [60, 49.5, { text: 'Up from $49.50 when you added it', isDrop: false }],
  [60, 60, undefined],
  [60, null, undefined],
])('describes a price of %s after %s as %o', (price, likedPrice, expected) => {
  expect(describePriceChange(price, likedPrice)).toEqual(expected)
})
