import { DEFAULT_PRODUCT_QUERY as DEFAULT, type ProductQuery } from '@whirligig/contract'
import { expect, test } from 'vitest'
import { clearFilters, getActiveFilters } from './filters.ts'

test.each<[Partial<ProductQuery>, string[]]>([
  [{}, []],
  [{ page: 3, sortOrder: 2 }, []],
  [{ name: 'bear', max: 5000 }, ['“bear”']],
  [{ name: 'bear' }, ['“bear”', '$1 – $2,500']],
  [{ category: 'puzzles', brand: 'gearhart' }, ['puzzles', 'gearhart']],
  [{ min: 20, max: 120 }, ['$20 – $120']],
  [{ max: 5000 }, ['$1 and more']],
  [{ rating: 1 }, ['1 star and up']],
  [{ rating: 4 }, ['4 stars and up']],
  [{ rating: 5 }, ['5 stars']],
  [{ name: 'bear', min: 20, rating: 3 }, ['“bear”', '$20 – $2,500', '3 stars and up']],
])('labels the filters of %j as %j', (change, labels) => {
  expect(getActiveFilters({ ...DEFAULT, ...change }).map(({ label }) => label)).toEqual(labels)
})

const all = { ...DEFAULT, name: 'bear', category: 'puzzles', brand: 'gearhart', min: 20, max: 100, rating: 3 }

test('leaves out the collection of the page', () => {
  expect(getActiveFilters(all, 'brand').map(({ key }) => key)).toEqual(['name', 'category', 'price', 'rating'])
  expect(getActiveFilters(all, 'category').map(({ key }) => key)).toEqual(['name', 'brand', 'price', 'rating'])
})

test('each reset removes its own filter', () => {
  for (const { key, reset } of getActiveFilters(all)) {
    expect(getActiveFilters({ ...all, ...reset }).map((filter) => filter.key)).not.toContain(key)
  }
})

test('removing a search without a price filter returns to the default prices', () => {
  const search = { ...DEFAULT, name: 'bear', max: 5000 }
  const [filter] = getActiveFilters(search)
  expect({ ...search, ...filter?.reset }).toEqual(DEFAULT)
  expect(clearFilters(search)).toEqual(DEFAULT)
})

test('clears all filters, keeps the sort order and resets the page', () => {
  expect(clearFilters({ ...all, sortOrder: 1, page: 4 })).toEqual({ ...DEFAULT, sortOrder: 1 })
  expect(clearFilters(all, 'brand')).toEqual({ ...DEFAULT, brand: 'gearhart' })
})
