import { anEmptyOverview } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { axisPrice, bestDay, salesSummary, shortDay, statusSummary, sumOf, weekly } from './rules.ts'

const day = (date: string, total: number, orders = 1) => ({ day: date, total, orders })

describe('sales', () => {
  it('are added up in whole cents', () => {
    const days = [day('2026-11-18', 0.1), day('2026-11-19', 0.2, 2), day('2026-11-20', 0, 0)]
    expect(sumOf(days)).toEqual({ total: 0.3, orders: 3 })
  })

  it.each([
    ['nothing', [day('2026-11-19', 0, 0), day('2026-11-20', 0, 0)], undefined],
    ['one day', [day('2026-11-19', 0, 0), day('2026-11-20', 5)], '2026-11-20'],
    ['two alike', [day('2026-11-18', 5), day('2026-11-19', 5), day('2026-11-20', 4)], '2026-11-18'],
  ])('of %s have a best day', (_what, days, best) => {
    expect(bestDay(days)?.day).toBe(best)
  })

  it.each([
    [[day('2026-11-19', 0, 0)], '$0.00 in 1 days, from 0 orders, before tax.'],
    [
      [day('2026-11-19', 1200.5, 1), day('2026-11-20', 3, 0)],
      '$1,203.50 in 2 days, from 1 order, before tax. Most on November 19, 2026: $1,200.50.',
    ],
  ])('are said in a sentence', (days, said) => {
    expect(salesSummary(days)).toBe(said)
  })
})

it('says how many orders are still to be shipped', () => {
  const statuses = anEmptyOverview().statuses.map(({ status }, nth) => ({ status, orders: [1, 2, 4, 8, 16][nth] ?? 0 }))
  expect(statusSummary(statuses)).toBe('All 31 orders of 30 days, 3 of them still to be shipped.')
})

it('labels today and every seventh day before it', () => {
  const { sales } = anEmptyOverview()
  expect(weekly(sales)).toEqual(['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'])
})

it('labels axes shortly', () => {
  expect([shortDay('2026-11-01'), axisPrice(1200), axisPrice(0), axisPrice(0.5)]).toEqual([
    ...['Nov 1', '$1,200', '$0', '$0.50'],
  ])
})
