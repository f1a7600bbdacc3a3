import { expect, it } from 'vitest'
import { listKey, listQueryOf } from './list-key.ts'

it.each([
  { page: 1, search: '' },
  { page: 12, search: 'teddy bears' },
  { page: 2, search: '3 in a row' },
])('a list comes back from its key: %o', (query) => {
  expect(listQueryOf(listKey(query))).toEqual(query)
})
