import { expect, it } from 'vitest'
import { localTime } from './local-time.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
/** What stands before am and pm differs between versions of the browser's tables. */
const plain = (text: string) => text.replaceAll('\u202f', ' ')

it.each([
  ['Europe/Berlin', '2026-11-20T09:05:00.000Z', 'Today'],
  ['Europe/Berlin', '2026-11-19T23:30:00.000Z', 'Today'],
  ['UTC', '2026-11-19T23:30:00.000Z', 'Yesterday'],
  ['America/Los_Angeles', '2026-11-20T07:59:00.000Z', 'Yesterday'],
  ['America/Los_Angeles', '2026-11-20T08:00:00.000Z', 'Today'],
  ['Asia/Tokyo', '2026-11-20T14:59:00.000Z', 'Yesterday'],
  ['UTC', '2026-11-18T23:59:00.000Z', 'November 18, 2026'],
  ['Pacific/Auckland', '2025-12-31T12:00:00.000Z', 'January 1, 2026'],
])('in %s, %s is %s', (zone, iso, day) => {
  expect(localTime('en-US', zone).day(iso, now)).toBe(day)
})

it('the day of 25 hours, when the clocks go back, is one day', () => {
  const berlin = localTime('en-US', 'Europe/Berlin')
  const evening = new Date('2026-10-25T22:30:00.000Z')
  expect(berlin.day('2026-10-24T22:15:00.000Z', evening)).toBe('Today')
  expect(berlin.day('2026-10-24T21:45:00.000Z', evening)).toBe('Yesterday')
})

it.each([
  ['en-US', 'America/New_York', '10:04 AM'],
  ['de-DE', 'Europe/Berlin', '16:04'],
])('the time in %s, %s', (locale, zone, time) => {
  expect(plain(localTime(locale, zone).time('2026-11-20T15:04:00.000Z'))).toBe(time)
})

it.each([
  ['2026-11-20T09:05:00.000Z', '9:05 AM'],
  ['2026-11-19T09:05:00.000Z', 'Nov 19'],
  ['2025-11-19T09:05:00.000Z', '11/19/25'],
])('in a list, %s is %s', (iso, brief) => {
  expect(plain(localTime('en-US', 'UTC').brief(iso, now))).toBe(brief)
})
