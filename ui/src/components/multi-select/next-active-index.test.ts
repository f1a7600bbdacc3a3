import { expect, it } from 'vitest'
import { nextActiveIndex } from './next-active-index.ts'

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['PageDown', -1, 100, 10],
  ['PageDown', 5, 100, 15],
  ['PageDown', 95, 100, 99],
  ['PageUp', 15, 100, 5],
  ['PageUp', 3, 100, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 0, 3, undefined],
])('%s from %i of %i goes to %s', (key, active, count, after) => {
  expect(nextActiveIndex(key, active, count)).toBe(after)
})
