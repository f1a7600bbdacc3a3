import { expect, it } from 'vitest'
import { formatRatingOption, RATING_OPTIONS } from './rating-options.ts'

it('lists all toys first, then five stars down to one', () => {
  expect(RATING_OPTIONS.map((value) => [value, formatRatingOption(value)])).toEqual([
    [0, 'All'],
    [5, '5 stars'],
    [4, '4 stars and up'],
    [3, '3 stars and up'],
    [2, '2 stars and up'],
    [1, '1 star and up'],
  ])
})
