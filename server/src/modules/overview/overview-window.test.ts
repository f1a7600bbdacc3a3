import { expect, it } from 'vitest'
import { getOverviewWindow } from './overview-window.ts'

it.each([
  ['2026-03-01T12:00:00.000Z', '2026-01-31', '2026-03-01'],
  ['2026-03-01T00:00:00.000Z', '2026-01-31', '2026-03-01'],
  ['2026-02-28T23:59:59.999Z', '2026-01-30', '2026-02-28'],
  ['2028-03-01T08:00:00.000Z', '2028-02-01', '2028-03-01'],
])('at %s, the overview covers thirty days from %s to %s', (now, first, last) => {
  const { since, days } = getOverviewWindow(new Date(now), 30)
  expect(since.toISOString()).toBe(`${first}T00:00:00.000Z`)
  expect([days.length, days[0], days[29]]).toEqual([30, first, last])
})

it('compares with as many days before the first one', () => {
  const { since, previousSince, days } = getOverviewWindow(new Date('2026-03-08T12:00:00.000Z'), 7)
  expect(days).toHaveLength(7)
  expect([since.toISOString(), previousSince.toISOString()]).toEqual([
    '2026-03-02T00:00:00.000Z',
    '2026-02-23T00:00:00.000Z',
  ])
})
