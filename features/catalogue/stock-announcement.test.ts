import { expect, test } from 'vitest'
import { getStockAnnouncement } from './stock-announcement.ts'

test.each([
  ['announces that the last one was sold', 1, 0, 1, 'This toy has just sold out.'],
  ['announces new stock', 0, 12, 1, 'This toy is back in stock.'],
  ['announces a limit below the quantity', 30, 25, 5, 'Only 25 left. The limit is now 1 per order.'],
  ['stays silent while the quantity is available', 30, 29, 5, ''],
  ['stays silent when the stock grows', 30, 300, 5, ''],
  ['stays silent when the quantity was too high before', 30, 25, 9, ''],
  ['stays silent when nothing changes', 30, 30, 5, ''],
])('%s', (_title, previousStock, stock, quantity, text) => {
  expect(getStockAnnouncement(previousStock, stock, quantity)).toBe(text)
})
