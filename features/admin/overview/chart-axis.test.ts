import { anEmptyOverview } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { formatAxisPrice, formatShortDay, getTicks } from './chart-axis.ts'

it('getTicks returns today and days that are whole weeks before it', () => {
  const { sales } = anEmptyOverview()
  expect(getTicks(sales)).toEqual(['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'])
  expect(getTicks(sales.slice(-7))).toEqual(['2026-11-14', '2026-11-16', '2026-11-18', '2026-11-20'])
  expect(getTicks([...sales, ...sales, ...sales])).toHaveLength(5)
})

it('formats short labels for the axes', () => {
  expect([formatShortDay('2026-11-01'), formatAxisPrice(1200), formatAxisPrice(0), formatAxisPrice(0.5)]).toEqual([
    ...['Nov 1', '$1,200', '$0', '$0.50'],
  ])
})
