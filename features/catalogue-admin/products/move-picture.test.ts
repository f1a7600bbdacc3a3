import { expect, test } from 'vitest'
import { movePicture } from './move-picture.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moves picture %j by %j', (index, by, expected) => {
  expect(movePicture(['a', 'b', 'c'], index, by)).toEqual(expected)
})
