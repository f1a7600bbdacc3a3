import { expect, it } from 'vitest'
import { getStockLabel } from './stock-label.ts'

it.each([
  [-1, 3, 'Out of stock', 'danger'],
  [0, 3, 'Out of stock', 'danger'],
  [1, 3, 'Only 1 left', 'highlight'],
  [3, 3, 'Only 3 left', 'highlight'],
  [4, 3, 'In stock', 'success'],
  [1, 0, 'In stock', 'success'],
  [1, undefined, 'In stock', 'success'],
])('labels a stock of %i with the threshold %s: %s', (stock, threshold, text, tone) => {
  expect(getStockLabel(stock, threshold)).toEqual({ text, tone })
})
