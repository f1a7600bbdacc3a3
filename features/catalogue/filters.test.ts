import { DEFAULT_PRODUCT_QUERY as DEFAULT, type ProductQuery } from '@whirligig/contract'
import { expect, test } from 'vitest'
import { activeFilters, NO_FILTERS } from './filters.ts'

test.each<[Partial<ProductQuery>, string[]]>([
  [{}, []],
  [{ page: 3, sortOrder: 2, category: 'puzzles', brand: 'gearhart' }, []],
  [{ name: 'bear' }, ['“bear”']],
  [{ min: 20, max: 120 }, ['$20 – $120']],
  [{ max: 5000 }, ['$1 – $5,000']],
  [{ rating: 1 }, ['1 star and up']],
  [{ rating: 4 }, ['4 stars and up']],
  [{ rating: 5 }, ['5 stars']],
  [{ name: 'bear', min: 20, rating: 3 }, ['“bear”', '$20 – $2,500', '3 stars and up']],
])('%j reads %j', (change, labels) => {
  expect(activeFilters({ ...DEFAULT, ...change }).map(({ label }) => label)).toEqual(labels)
})

test('every filter can be taken off by itself, and all at once', () => {
  const query = { ...DEFAULT, name: 'bear', min: 20, max: 100, rating: 3 }
  for (const { key, off } of activeFilters(query)) {
    expect(activeFilters({ ...query, ...off }).map((filter) => filter.key)).not.toContain(key)
  }
  expect({ ...query, ...NO_FILTERS }).toEqual(DEFAULT)
})
