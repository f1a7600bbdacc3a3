import { expect, it } from 'vitest'
import { formatBetween, formatBytes, formatDuration } from './system-format.ts'

it.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [3_599_999, '59 minutes'],
  [3_600_000, '1 hour'],
  [86_399_999, '23 hours'],
  [86_400_000, '1 day'],
  [8 * 86_400_000, '8 days'],
])('formats %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

it('counts a date in the future as now', () => {
  expect(formatBetween('2026-11-20T12:00:01.000Z', '2026-11-20T12:00:00.000Z')).toBe('less than a minute')
})

it.each([
  [0, '0 kB'],
  [1_400, '1 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [9_900_000, '9.9 MB'],
  [61_200_000, '61 MB'],
  [999_600_000, '1.0 GB'],
  [2_000_000_000_000_000, '2000 TB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
