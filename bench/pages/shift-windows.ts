/** A layout shift without recent input. `startTime` in ms. */
export type LayoutShift = { value: number; startTime: number; sources: string[] }

const GAP_MS = 1000
const WINDOW_MS = 5000

/**
 * Returns the cumulative layout shift as browsers define it: the largest sum of a window. A window is at most 5 s long and ends when
 * nothing has shifted for 1 s.
 */
export function sumWorstWindow(shifts: readonly LayoutShift[]): number {
  let worst = 0
  let sum = 0
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { value, startTime } of shifts) {
    const continues = startTime - last < GAP_MS && startTime - first < WINDOW_MS
    if (!continues) {
      sum = 0
      first = startTime
    }
    sum += value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}
