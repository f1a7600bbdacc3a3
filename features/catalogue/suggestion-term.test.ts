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
])('for the text %j after the term %j, returns %j', (text, previous, term) => {
  expect(getSuggestionTerm(text, previous)).toBe(term)
})
