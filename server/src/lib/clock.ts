/** Where "now" comes from. Nothing in the server reads the system's time on its own, so that tests can turn it. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The moment `ms` milliseconds after another one; negative is before. */
export function addMs(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
