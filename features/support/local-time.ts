/** How moments are said here: times as the reader's place says them, days in US English. */
export type LocalTime = {
  /** `3:04 PM`, or `15:04`. */
  time: (iso: string) => string
  /** `Today`, `Yesterday` or `November 20, 2026`, by the reader's own midnight. */
  day: (iso: string, now: Date) => string
  /** In a list: the time today, before that `Nov 20`, in another year `11/20/25`. */
  brief: (iso: string, now: Date) => string
}

const DAY = 24 * 60 * 60_000

/**
 * @param locale of the times; the reader's where it is left out
 * @param timeZone the reader's where it is left out
 */
export function localTime(locale?: string, timeZone?: string): LocalTime {
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  const otherYears = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone })
  const years = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone })

  /** The noon of a day in UTC stands for the day, so that no change of the clocks moves it to another. */
  const calendarDay = (date: Date) => Date.parse(`${days.format(date)} 12:00:00 UTC`) / DAY
  const daysAgo = (date: Date, now: Date) => Math.round(calendarDay(now) - calendarDay(date))

  return {
    time: (iso) => times.format(new Date(iso)),
    day(iso, now) {
      const date = new Date(iso)
      const ago = daysAgo(date, now)
      return ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : days.format(date)
    },
    brief(iso, now) {
      const date = new Date(iso)
      if (daysAgo(date, now) === 0) return times.format(date)
      return years.format(date) === years.format(now) ? thisYear.format(date) : otherYears.format(date)
    },
  }
}
