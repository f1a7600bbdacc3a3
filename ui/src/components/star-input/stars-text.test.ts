import { expect, it } from 'vitest'
import { STARS, starsText } from './stars-text.ts'

it('speaks of one star and of several', () => {
  expect(STARS.map(starsText)).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars'])
})
