import { expect, it } from 'vitest'
import { createDateFormatter } from './date-formatter.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
/** The space before AM and PM differs between versions of the browser's locale data. */
const withPlainSpaces = (text: string) => text.replaceAll('\u202f', ' ')

it.each([
  ['Europe/Berlin', '2026-11-20T09:05:00.000Z', 'Today'],
  ['Europe/Berlin', '2026-11-19T23:30:00.000Z', 'Today'],
  ['UTC', '2026-11-19T23:30:00.000Z', 'Yesterday'],
  ['America/Los_Angeles', '2026-11-20T07:59:00.000Z', 'Yesterday'],
  ['America/Los_Angeles', '2026-11-20T08:00:00.000Z', 'Today'],
  ['Asia/Tokyo', '2026-11-20T14:59:00.000Z', 'Yesterday'],
  ['UTC', '2026-11-18T23:59:00.000Z', 'November 18, 2026'],
  ['Pacific/Auckland', '2025-12-31T12:00:00.000Z', 'January 1, 2026'],
])('formats a day: in %s, %s is %s', (zone, iso, day) => {
  expect(createDateFormatter('en-US', zone).day(iso, now)).toBe(day)
})

it('counts the day of 25 hours when daylight saving time ends as one day', () => {
  const berlin = createDateFormatter('en-US', 'Europe/Berlin')
  const evening = new Date('2026-10-25T22:30:00.000Z')
  expect(berlin.day('2026-10-24T22:15:00.000Z', evening)).toBe('Today')
  expect(berlin.day('2026-10-24T21:45:00.000Z', evening)).toBe('Yesterday')
})

it.each([
  ['en-US', 'America/New_York', '10:04 AM'],
  ['de-DE', 'Europe/Berlin', '16:04'],
])('formats the time in %s, %s as %s', (locale, zone, time) => {
  expect(withPlainSpaces(createDateFormatter(locale, zone).time('2026-11-20T15:04:00.000Z'))).toBe(time)
})

it.each([
  ['2026-11-20T09:05:00.000Z', '9:05 AM'],
  ['2026-11-19T09:05:00.000Z', 'Nov 19'],
  ['2025-11-19T09:05:00.000Z', '11/19/25'],
])('formats %s in a list as %s', (iso, brief) => {
  expect(withPlainSpaces(createDateFormatter('en-US', 'UTC').brief(iso, now))).toBe(brief)
})
