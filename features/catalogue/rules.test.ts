import { DEFAULT_PRODUCT_QUERY as DEFAULT, type ProductQuery } from '@whirligig/contract'
import { describe, expect, test } from 'vitest'
import { formatResultRange, parseProductQuery, serializeProductQuery, updateQuery } from './rules.ts'

const parse = (search: string) => parseProductQuery(new URLSearchParams(search))

describe('the search params of the shop', () => {
  test.each<[string, Partial<ProductQuery>]>([
    ['', {}],
    ['name=teddy', { name: 'teddy', max: 5000 }],
    ['name=teddy&max=2500', { name: 'teddy' }],
    ['name=a+%26+b%25', { name: 'a & b%', max: 5000 }],
    ['category=soft-toys', { category: 'soft-toys' }],
    ['brand=gearhart', { brand: 'gearhart' }],
    ['min=20&max=120', { min: 20, max: 120 }],
    ['min=20', { min: 20 }],
    ['min=4990&max=5000', { min: 4990, max: 5000 }],
    ['max=11', { max: 11 }],
    ['max=19.99', { max: 19.99 }],
    ['min=20.5&max=49.99', { min: 20.5, max: 49.99 }],
    ['rating=4', { rating: 4 }],
    ['sort=2', { sortOrder: 2 }],
    ['page=3', { page: 3 }],
    [
      'name=bear&min=2&max=12&rating=1&sort=1&page=2',
      { name: 'bear', min: 2, max: 12, rating: 1, sortOrder: 1, page: 2 },
    ],
  ])('parses and serializes %j', (search, query) => {
    expect(parse(search)).toEqual({ ...DEFAULT, ...query })
    expect(serializeProductQuery({ ...DEFAULT, ...query })).toBe(search)
  })

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=1e3',
    'page=99999999999',
    'rating=6',
    'rating=-1',
    'rating=x',
    'sort=3',
    'sort=',
    'min=0',
    'min=2491',
    'min=3000',
    'max=10',
    'max=5001',
    'max=19.999',
    'max=19.',
    'min=50&max=59',
    'min=90&max=20',
    'name=++',
    'category=+',
    'brand=',
    'limit=100',
    'colour=red',
  ])('ignores the invalid %s', (search) => {
    expect(parse(search)).toEqual(DEFAULT)
    expect(serializeProductQuery(parse(search))).toBe('')
  })

  test('trims a name and cuts it to 100 characters', () => {
    expect(parse(`name=+${'x'.repeat(120)}`).name).toBe('x'.repeat(100))
  })
})

describe('updateQuery', () => {
  const third: ProductQuery = { ...DEFAULT, name: 'bear', page: 3 }

  test('resets the page when a filter changes', () => {
    expect(updateQuery(third, { rating: 4 })).toEqual({ ...third, rating: 4, page: 1 })
  })

  test('keeps the filters when the page changes', () => {
    expect(updateQuery(third, { page: 4 })).toEqual({ ...third, page: 4 })
  })
})

test.each([
  [1, 10, 60, '1-10 Toys of 60 Toys'],
  [2, 10, 60, '11-20 Toys of 60 Toys'],
  [6, 3, 53, '51-53 Toys of 53 Toys'],
  [1, 1, 1, '1-1 Toys of 1 Toys'],
  [1, 0, 0, '0 products'],
  [9, 0, 60, '60 products'],
])('formats page %i with %i of %i products as %s', (page, shown, count, line) => {
  expect(formatResultRange({ page, limit: 10 }, shown, count)).toBe(line)
})
