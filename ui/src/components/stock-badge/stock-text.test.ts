import { expect, it } from 'vitest'
import { stockText } from './stock-text.ts'

it.each([
  [-1, 3, 'Out of stock', 'danger'],
  [0, 3, 'Out of stock', 'danger'],
  [1, 3, 'Only 1 left', 'highlight'],
  [3, 3, 'Only 3 left', 'highlight'],
  [4, 3, 'In stock', 'success'],
  [1, 0, 'In stock', 'success'],
  [1, undefined, 'In stock', 'success'],
])('%i pieces with a low mark of %s: %s', (stock, lowAt, text, tone) => {
  expect(stockText(stock, lowAt)).toEqual({ text, tone })
})
