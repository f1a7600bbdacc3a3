import { expect, it } from 'vitest'
import { sumWorstWindow } from './shift-windows.ts'

const shifts = (...pairs: readonly [startTime: number, value: number][]) =>
  pairs.map(([startTime, value]) => ({ startTime, value, sources: [] }))

it.each([
  ['is 0 without shifts', shifts(), 0],
  ['adds shifts less than a second apart', shifts([100, 0.1], [1000, 0.2]), 0.3],
  ['starts a new window after a second without shifts', shifts([100, 0.1], [1100, 0.2]), 0.2],
  ['keeps the worst window', shifts([100, 0.3], [2000, 0.2]), 0.3],
  [
    'ends a window after five seconds',
    shifts(...[0, 900, 1800, 2700, 3600, 4500, 5400].map((at): [number, number] => [at, 1])),
    6,
  ],
])('the worst window %s', (_title, entries, expected) => {
  expect(sumWorstWindow(entries)).toBeCloseTo(expected)
})
