import { expect, test } from 'vitest'
import { getSearchWords } from './search-words.ts'

test.each([
  ['', []],
  ['bear', []],
  ['  big   bear ', ['big', 'bear']],
  ['a bear in a box', ['bear', 'box']],
  ['red red bear', ['red', 'bear']],
  ['one two three four', ['one', 'two', 'three']],
])('splits %j into %j', (name, words) => {
  expect(getSearchWords(name)).toEqual(words)
})
