import { anEmptyOverview } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { findBestDay, formatChange, summarizeSales, summarizeStatuses, sumSales } from './sales-summary.ts'

const day = (date: string, total: number, orders = 1) => ({ day: date, total, orders })

it('sumSales adds whole cents', () => {
  const days = [day('2026-11-18', 0.1), day('2026-11-19', 0.2, 2), day('2026-11-20', 0, 0)]
  expect(sumSales(days)).toEqual({ total: 0.3, orders: 3 })
})

describe('findBestDay', () => {
  it.each([
    ['undefined without sales', [day('2026-11-19', 0, 0), day('2026-11-20', 0, 0)], undefined],
    ['the day with the most sales', [day('2026-11-19', 0, 0), day('2026-11-20', 5)], '2026-11-20'],
    ['the earlier of two equal days', [day('2026-11-18', 5), day('2026-11-19', 5), day('2026-11-20', 4)], '2026-11-18'],
  ])('returns %s', (_, days, best) => {
    expect(findBestDay(days)?.day).toBe(best)
  })
})

it.each([
  [[day('2026-11-19', 0, 0)], '$0.00 from 0 orders in 1 day, before tax.'],
  [
    [day('2026-11-19', 1200.5, 1), day('2026-11-20', 3, 0)],
    '$1,203.50 from 1 order in 2 days, before tax. Best day: November 19, 2026 with $1,200.50.',
  ],
])('summarizeSales describes the sales in a sentence', (days, sentence) => {
  expect(summarizeSales(days)).toBe(sentence)
})

it('summarizeStatuses counts the orders that are still to be shipped', () => {
  const statuses = anEmptyOverview().statuses.map(({ status }, i) => ({ status, orders: [1, 2, 4, 8, 16][i] ?? 0 }))
  expect(summarizeStatuses(statuses, 30)).toBe('31 orders in 30 days, 3 of them still to be shipped.')
})

it.each([
  [112, 100, '+12 % to the 7 days before', 'up'],
  [50, 100, '−50 % to the 7 days before', 'down'],
  [100, 100, '±0 % to the 7 days before', 'up'],
  [3000, 100, '+2,900 % to the 7 days before', 'up'],
])('formatChange compares %d with %d as %s', (current, previous, text, direction) => {
  expect(formatChange(current, previous, 7)).toEqual({ text, direction })
})

it('formatChange compares with nothing when there was nothing before', () => {
  expect(formatChange(5, 0, 7)).toBeUndefined()
})
