import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

it.each([0, 7, 999, 1000, 1204, 99_999, 100_000, 1_234_567, -999, -1000])('formats %i as Intl does', (value) => {
  expect(formatNumber(value)).toBe(value.toLocaleString('en-US'))
})
