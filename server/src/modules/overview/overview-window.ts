import { DAY } from '../../lib/clock.ts'

/** Returns the days of an overview in UTC, the last of which is today, and the start of the same number of days before. */
export function getOverviewWindow(now: Date, length: number): { since: Date; previousSince: Date; days: string[] } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const since = new Date(today - (length - 1) * DAY)
  const previousSince = new Date(since.getTime() - length * DAY)
  const days = Array.from({ length }, (_, index) => new Date(since.getTime() + index * DAY).toISOString().slice(0, 10))
  return { since, previousSince, days }
}
