import { expect, it } from 'vitest'
import { parseListKey, toListKey } from './list-key.ts'
import { NO_FILTER } from './product-filter.ts'

it.each([
  { page: 1, search: '', filter: NO_FILTER },
  { page: 12, search: 'teddy "bears"', filter: { brand: 'b1', stock: 'low', active: 'false', sortBy: 'price-low' } },
])('parses the key of %o to the same query', (query) => {
  expect(parseListKey(toListKey(query))).toEqual(query)
})
