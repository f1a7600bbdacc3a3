import { expect, it } from 'vitest'
import { isRepeatedClick } from './is-repeated-click.ts'

it.each([
  ['by keyboard', 0, false],
  ['the first', 1, false],
  ['the second', 2, true],
  ['the third', 3, true],
])('a click: %s', (_what, detail, expected) => {
  expect(isRepeatedClick({ detail })).toBe(expected)
})
