import { expect, it } from 'vitest'
import { type ProductFilter, parseProductFilter, type RawQuery } from './product-filter.ts'

const NO_FILTER: ProductFilter = {
  name: '',
  category: null,
  brand: null,
  minCents: null,
  maxCents: null,
  rating: null,
  sortOrder: 0,
  paging: { page: 1, limit: 10, offset: 0 },
}

it.each<[RawQuery, Partial<ProductFilter>]>([
  [{}, {}],
  [{ name: '  bear ' }, { name: 'bear' }],
  [{ name: 'a\0b' }, { name: 'ab' }],
  [{ name: ['a', 'b'], category: ['a', 'b'] }, {}],
  [
    { category: 'soft-toys', brand: 'acme' },
    { category: 'soft-toys', brand: 'acme' },
  ],
  [{ category: 'all', brand: '' }, {}],
  [
    { min: '1', max: '19.99' },
    { minCents: 100, maxCents: 1999 },
  ],
  [{ min: 'cheap', max: '-5' }, {}],
  [{ max: '999999999' }, { maxCents: 10_000_100 }],
  [{ max: '1e99' }, {}],
  [{ rating: '4' }, { rating: 350 }],
  [{ rating: '0' }, {}],
  [{ rating: 'NaN' }, {}],
  [{ rating: '3.5' }, { rating: 350 }],
  [{ rating: '9' }, { rating: 550 }],
  [{ sortOrder: '1' }, { sortOrder: 1 }],
  [{ order: '2' }, { sortOrder: 2 }],
  [{ sortOrder: '1', order: '2' }, { sortOrder: 1 }],
  [{ sortOrder: '3' }, {}],
  [{ sortOrder: 'newest' }, {}],
  [{ page: '3', limit: '20' }, { paging: { page: 3, limit: 20, offset: 40 } }],
  [{ page: 'abc', limit: '-1' }, {}],
])('parses %j', (query, expected) => {
  expect(parseProductFilter(query)).toEqual({ ...NO_FILTER, ...expected })
})
