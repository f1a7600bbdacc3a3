import { expect, it } from 'vitest'
import { parseListKey, toListKey } from './list-key.ts'

it.each([
  { page: 1, search: '' },
  { page: 12, search: 'teddy bears' },
  { page: 2, search: '3 in a row' },
])('parses the key of %o to the same query', (query) => {
  expect(parseListKey(toListKey(query))).toEqual(query)
})
