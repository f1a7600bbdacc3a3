import { describe, expect, it } from 'vitest'
import { getPaginationRange } from './pagination-range.ts'

const format = (page: number, totalPages: number) =>
  getPaginationRange(page, totalPages)
    .map((each) => (typeof each === 'number' ? each : '…'))
    .join(' ')

describe('getPaginationRange', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 8, '1 2 3 … 7 8'],
    [3, 8, '1 2 3 4 … 7 8'],
    [4, 8, '1 2 3 4 5 6 7 8'],
    [5, 8, '1 2 3 4 5 6 7 8'],
    [8, 8, '1 2 … 6 7 8'],
    [5, 20, '1 2 3 4 5 6 … 19 20'],
    [6, 20, '1 2 … 5 6 7 … 19 20'],
    [10, 20, '1 2 … 9 10 11 … 19 20'],
    [17, 20, '1 2 … 16 17 18 19 20'],
    [20, 20, '1 2 … 18 19 20'],
    [99, 20, '1 2 … 18 19 20'],
    [-3, 20, '1 2 3 … 19 20'],
  ])('shows for page %i of %i: %s', (page, totalPages, expected) => {
    expect(format(page, totalPages)).toBe(expected)
  })

  it('always contains the current page and at most nine items', () => {
    for (let page = 1; page <= 60; page++) {
      expect(getPaginationRange(page, 60)).toContain(page)
      expect(getPaginationRange(page, 60).length).toBeLessThanOrEqual(9)
    }
  })

  it('gives the two gaps different keys', () => {
    const gaps = getPaginationRange(10, 20).filter((each) => typeof each === 'string')
    expect(gaps).toEqual(['gap-start', 'gap-end'])
  })
})
