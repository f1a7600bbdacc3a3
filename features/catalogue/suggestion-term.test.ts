import { expect, test } from 'vitest'
import { getSuggestionTerm } from './suggestion-term.ts'

test.each([
  ['', '', ''],
  ['   ', 'bea', ''],
  ['t', '', ''],
  ['te', '', ''],
  ['ted', '', 'ted'],
  ['  TeD ', '', 'ted'],
  ['tedd', 'ted', 'ted'],
  ['teddy', 'ted', 'ted'],
  ['teddy ', 'ted', 'ted'],
  ['teddy b', 'ted', 'ted'],
  ['teddy bea', 'ted', 'teddy bea'],
  ['te', 'ted', 'ted'],
  ['tram', 'ted', ''],
  ['tra', 'ted', 'tra'],
  ['x'.repeat(102), '', ''],
  ['...', '', '...'],
])('%j typed after %j was asked: ask %j', (typed, asked, term) => {
  expect(getSuggestionTerm(typed, asked)).toBe(term)
})
