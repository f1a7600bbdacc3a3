import { addMs, DAY, HOUR, MINUTE } from '../lib/clock.ts'

/** Returns a time some days before `now`. `nth` varies the hour and minute, so that times of day differ. */
export function daysAgo(now: Date, days: number, nth = 0): Date {
  return addMs(now, -days * DAY - ((nth * 7) % 11) * HOUR - ((nth * 13) % 60) * MINUTE)
}
