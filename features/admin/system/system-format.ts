import { formatCount } from '@whirligig/contract'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formats a duration in its largest unit: `3 days`, `5 hours`, `12 minutes`, `less than a minute`. @param ms 0 or more */
export function formatDuration(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute'
  if (ms < HOUR_MS) return formatCount(Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return formatCount(Math.floor(ms / HOUR_MS), 'hour')
  return formatCount(Math.floor(ms / DAY_MS), 'day')
}

/** Formats the time between two ISO dates like `formatDuration`. A clock that is a little off counts as 0. */
export const formatBetween = (from: string, to: string): string =>
  formatDuration(Math.max(0, Date.parse(to) - Date.parse(from)))

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** Formats a size in bytes: `0 kB`, `61 MB`, `1.2 GB`. */
export function formatBytes(bytes: number): string {
  let value = bytes / 1000
  let index = 0
  while (value >= 999.5 && index < UNITS.length - 1) {
    value /= 1000
    index += 1
  }
  return `${value < 10 && index > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[index]}`
}
