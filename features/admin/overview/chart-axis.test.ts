import { anEmptyOverview } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { formatAxisPrice, formatShortDay, getWeeklyTicks } from './chart-axis.ts'

it('getWeeklyTicks returns today and every seventh day before it', () => {
  const { sales } = anEmptyOverview()
  expect(getWeeklyTicks(sales)).toEqual(['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'])
})

it('formats short labels for the axes', () => {
  expect([formatShortDay('2026-11-01'), formatAxisPrice(1200), formatAxisPrice(0), formatAxisPrice(0.5)]).toEqual([
    ...['Nov 1', '$1,200', '$0', '$0.50'],
  ])
})
