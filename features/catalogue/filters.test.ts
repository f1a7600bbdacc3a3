import { DEFAULT_PRODUCT_QUERY as DEFAULT, type ProductQuery } from '@whirligig/contract'
import { expect, test } from 'vitest'
import { activeFilters, clearFilters } from './filters.ts'

test.each<[Partial<ProductQuery>, string[]]>([
  [{}, []],
  [{ page: 3, sortOrder: 2 }, []],
  [{ name: 'bear' }, ['“bear”']],
  [{ category: 'puzzles', brand: 'gearhart' }, ['puzzles', 'gearhart']],
  [{ min: 20, max: 120 }, ['$20 – $120']],
  [{ max: 5000 }, ['$1 – $5,000']],
  [{ rating: 1 }, ['1 star and up']],
  [{ rating: 4 }, ['4 stars and up']],
  [{ rating: 5 }, ['5 stars']],
  [{ name: 'bear', min: 20, rating: 3 }, ['“bear”', '$20 – $2,500', '3 stars and up']],
])('%j reads %j', (change, labels) => {
  expect(activeFilters({ ...DEFAULT, ...change }).map(({ label }) => label)).toEqual(labels)
})

const all = { ...DEFAULT, name: 'bear', category: 'puzzles', brand: 'gearhart', min: 20, max: 100, rating: 3 }

test('what the path names is not a filter', () => {
  expect(activeFilters(all, 'brand').map(({ key }) => key)).toEqual(['name', 'category', 'price', 'rating'])
  expect(activeFilters(all, 'category').map(({ key }) => key)).toEqual(['name', 'brand', 'price', 'rating'])
})

test('every filter can be taken off by itself', () => {
  for (const { key, off } of activeFilters(all)) {
    expect(activeFilters({ ...all, ...off }).map((filter) => filter.key)).not.toContain(key)
  }
})

test('all can be taken off at once: the order stays, the page does not', () => {
  expect(clearFilters({ ...all, sortOrder: 1, page: 4 })).toEqual({ ...DEFAULT, sortOrder: 1 })
  expect(clearFilters(all, 'brand')).toEqual({ ...DEFAULT, brand: 'gearhart' })
})
