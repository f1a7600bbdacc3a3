import { expect, it } from 'vitest'
import { toMedians } from './results.ts'

it('returns the median of each field', () => {
  expect(
    toMedians([
      { lcp: 3, tbt: 10 },
      { lcp: 1, tbt: 30 },
      { lcp: 2, tbt: 20 },
    ]),
  ).toEqual({ lcp: 2, tbt: 20 })
})

it('ignores runs without a value, unless they are half of the runs', () => {
  expect(toMedians([{ card: 5 }, { card: null }, { card: 7 }])).toEqual({ card: 6 })
  expect(toMedians([{ card: 5 }, { card: null }])).toEqual({ card: null })
})
