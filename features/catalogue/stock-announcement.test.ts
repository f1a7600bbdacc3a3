import { expect, test } from 'vitest'
import { getStockAnnouncement } from './stock-announcement.ts'

test.each([
  ['the last one goes', 1, 0, 1, 'This toy has just sold out.'],
  ['there are some again', 0, 12, 1, 'This toy is back in stock.'],
  ['less than wanted is left', 30, 25, 5, 'Only 25 left. An order may hold 1 of them now.'],
  ['enough is left', 30, 29, 5, ''],
  ['more comes in', 30, 300, 5, ''],
  ['too many were wanted before', 30, 25, 9, ''],
  ['nothing changes', 30, 30, 5, ''],
])('%s', (_name, before, now, wanted, news) => {
  expect(getStockAnnouncement(before, now, wanted)).toBe(news)
})
