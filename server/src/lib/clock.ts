import { setTimeout } from 'node:timers/promises'

/** The source of the current time. The server never reads the system clock directly, so that tests can set the time. */
export type Clock = {
  now: () => Date
  /** Resolves after this many milliseconds. */
  wait: (ms: number) => Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => setTimeout(ms),
}

/** Durations in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Adds milliseconds to a moment; a negative number subtracts them. */
export function addMs(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
