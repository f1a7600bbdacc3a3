import { expect, it } from 'vitest'
import { getAverageRating, toMinHundredths, toStars } from './average-rating.ts'

it.each([
  [0, 0, 0],
  [14, 3, 4.67],
  [7, 2, 3.5],
  [899, 200, 4.5],
  [4499, 1000, 4.5],
  [4494, 1000, 4.49],
])('the average of %i stars in %i reviews is %d', (sum, count, average) => {
  expect(getAverageRating(sum, count)).toBe(average)
})

it.each([
  [1, 50],
  [4, 350],
  [4.2, 450],
])('%d stars or more begin at %i hundredths, from where averages are rounded up', (stars, min) => {
  expect(toMinHundredths(stars)).toBe(min)
  expect([toStars(min), toStars(min - 1)]).toEqual([Math.ceil(stars), Math.ceil(stars) - 1])
})
