/** Formats times in the user's locale and dates in US English, both in the user's time zone. */
export type DateFormatter = {
  /** `3:04 PM`, or `15:04`. */
  time: (iso: string) => string
  /** `Today`, `Yesterday` or `November 20, 2026`. */
  day: (iso: string, now: Date) => string
  /** For lists: the time of today's dates, then `Nov 20`, and `11/20/25` in other years. */
  brief: (iso: string, now: Date) => string
}

const DAY_MS = 24 * 60 * 60_000

/**
 * @param locale of the times
 * @default the browser's locale
 * @param timeZone
 * @default the browser's time zone
 */
export function createDateFormatter(locale?: string, timeZone?: string): DateFormatter {
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  const otherYears = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone })
  const years = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone })

  /** Counts days by their noon in UTC, so that daylight saving time cannot move a date to another day. */
  const toDayNumber = (date: Date) => Date.parse(`${days.format(date)} 12:00:00 UTC`) / DAY_MS
  const daysBetween = (date: Date, now: Date) => Math.round(toDayNumber(now) - toDayNumber(date))

  return {
    time: (iso) => times.format(new Date(iso)),
    day(iso, now) {
      const date = new Date(iso)
      const daysAgo = daysBetween(date, now)
      return daysAgo === 0 ? 'Today' : daysAgo === 1 ? 'Yesterday' : days.format(date)
    },
    brief(iso, now) {
      const date = new Date(iso)
      if (daysBetween(date, now) === 0) return times.format(date)
      return years.format(date) === years.format(now) ? thisYear.format(date) : otherYears.format(date)
    },
  }
}
