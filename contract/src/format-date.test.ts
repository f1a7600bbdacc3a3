import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

describe('formatDate', () => {
  it.each([
    ['2026-11-20T10:15:00.000Z', 'November 20, 2026'],
    ['2026-11-20T00:00:00.000Z', 'November 20, 2026'],
    ['2026-11-20T23:59:59.999Z', 'November 20, 2026'],
    ['2026-11-20T23:30:00.000-02:00', 'November 21, 2026'],
    ['2028-02-29T12:00:00.000Z', 'February 29, 2028'],
  ])('formats %s as %s in every time zone', (iso, text) => {
    expect(formatDate(iso)).toBe(text)
  })

  it('formats each month as Intl does', () => {
    const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2027, month, 3))
      expect(formatDate(date.toISOString())).toBe(longDate.format(date))
    }
  })
})
