import { expect, it } from 'vitest'
import { RATING_STEPS, ratingStepText } from './rating-steps.ts'

it('goes from all of them to the one star that all have', () => {
  expect(RATING_STEPS.map((value) => [value, ratingStepText(value)])).toEqual([
    [0, 'All'],
    [5, '5 stars'],
    [4, '4 stars and up'],
    [3, '3 stars and up'],
    [2, '2 stars and up'],
    [1, '1 star and up'],
  ])
})
