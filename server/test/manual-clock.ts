import { addMs, type Clock } from '../src/lib/clock.ts'

/** A clock that stands still until it is turned. */
export type ManualClock = Clock & {
  /** Moves on by `ms` milliseconds. */
  advance: (ms: number) => void
  set: (to: Date) => void
}

export function manualClock(start: Date | string = '2026-03-01T12:00:00.000Z'): ManualClock {
  let at = new Date(start)
  return {
    now: () => at,
    advance: (ms) => {
      at = addMs(at, ms)
    },
    set: (to) => {
      at = to
    },
  }
}
