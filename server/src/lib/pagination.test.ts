import { expect, it } from 'vitest'
import { parsePagination, toPageInfo } from './pagination.ts'

it.each([
  [{}, { page: 1, limit: 20, offset: 0 }],
  [
    { page: '3', limit: '10' },
    { page: 3, limit: 10, offset: 20 },
  ],
  [
    { page: 3, limit: 10 },
    { page: 3, limit: 10, offset: 20 },
  ],
  [
    { page: 'abc', limit: '-1' },
    { page: 1, limit: 20, offset: 0 },
  ],
  [
    { page: '0', limit: '0' },
    { page: 1, limit: 20, offset: 0 },
  ],
  [
    { page: '1.5', limit: '2.5' },
    { page: 1, limit: 20, offset: 0 },
  ],
  [
    { page: '1e9', limit: 'Infinity' },
    { page: 1, limit: 20, offset: 0 },
  ],
  [{ page: '999999999' }, { page: 1, limit: 20, offset: 0 }],
  [
    { page: ['1', '2'], limit: { a: 1 } },
    { page: 1, limit: 20, offset: 0 },
  ],
  [
    { page: '', limit: ' ' },
    { page: 1, limit: 20, offset: 0 },
  ],
  [{ limit: '100' }, { page: 1, limit: 100, offset: 0 }],
  [{ limit: '101' }, { page: 1, limit: 100, offset: 0 }],
])('parses %j', (query, expected) => {
  expect(parsePagination(query, 20)).toEqual(expected)
})

it.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('splits %i items into %i pages of 20', (count, totalPages) => {
  expect(toPageInfo(count, { page: 7, limit: 20, offset: 120 })).toEqual({ totalPages, currentPage: 7, count })
})
