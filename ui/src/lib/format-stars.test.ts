import { expect, it } from 'vitest'
import { formatStars, STAR_VALUES } from './format-stars.ts'

it('uses the singular for one star', () => {
  expect(STAR_VALUES.map(formatStars)).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars'])
})
