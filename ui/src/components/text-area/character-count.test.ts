import { expect, it } from 'vitest'
import { getCharacterCount } from './character-count.ts'

it.each([
  [0, 200, '0 / 200', '', false],
  [179, 200, '179 / 200', '', false],
  [180, 200, '180 / 200', '20 characters left', false],
  [199, 200, '199 / 200', '1 character left', false],
  [200, 200, '200 / 200', '0 characters left', false],
  [201, 200, '201 / 200', '1 character too many', true],
  [205, 200, '205 / 200', '5 characters too many', true],
  [9, 20, '9 / 20', '', false],
  [10, 20, '10 / 20', '10 characters left', false],
])('counts %i of %i characters as %j and announces %j', (length, max, text, announcement, isOver) => {
  expect(getCharacterCount(length, max)).toEqual({ text, announcement, isOver })
})
