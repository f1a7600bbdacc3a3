import { expect, it } from 'vitest'
import { getSearchHint } from './search-hint.ts'

it.each([
  ['', 2, ''],
  ['  ', 2, ''],
  ['a', 2, 'Type at least 2 characters.'],
  [' a ', 2, 'Type at least 2 characters.'],
  ['ab', 2, ''],
  ['a', 0, ''],
])('returns for %j with a minimum of %i the hint %j', (value, min, hint) => {
  expect(getSearchHint(value, min)).toBe(hint)
})
