import { expect, it } from 'vitest'
import { getRatingLabel, roundRating } from './rating-label.ts'

it.each([
  [-1, 0, 'Not rated yet'],
  [0, 0, 'Not rated yet'],
  [1, 1, '1 out of 5 stars'],
  [3.4, 3, '3 out of 5 stars'],
  [3.5, 4, '4 out of 5 stars'],
  [5, 5, '5 out of 5 stars'],
  [9, 5, '5 out of 5 stars'],
])('rounds %d to %i stars and labels it %j', (value, stars, label) => {
  expect(roundRating(value)).toBe(stars)
  expect(getRatingLabel(value)).toBe(label)
})
