import { expect, test } from 'vitest'
import { singleWords } from './single-words.ts'

test.each([
  ['', []],
  ['bear', []],
  ['  big   bear ', ['big', 'bear']],
  ['a bear in a box', ['bear', 'box']],
  ['red red bear', ['red', 'bear']],
  ['one two three four', ['one', 'two', 'three']],
])('the words of %j worth a search are %j', (name, words) => {
  expect(singleWords(name)).toEqual(words)
})
