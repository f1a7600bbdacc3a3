import { addMs, type Clock } from '../src/lib/clock.ts'

/** A clock that only changes when a test sets it. */
export type ManualClock = Clock & {
  /** Advances the clock by `ms` milliseconds. */
  advance: (ms: number) => void
  set: (to: Date) => void
  /** The requested waits in milliseconds. A wait resolves at once and does not advance the clock. */
  waits: number[]
}

export function manualClock(start: Date | string = '2026-03-01T12:00:00.000Z'): ManualClock {
  let current = new Date(start)
  const waits: number[] = []
  return {
    now: () => current,
    wait: async (ms) => void waits.push(ms),
    waits,
    advance: (ms) => {
      current = addMs(current, ms)
    },
    set: (to) => {
      current = to
    },
  }
}
