import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  [1, '1 kB'],
  [812_400, '812 kB'],
  [1_000_000, '1 MB'],
  [4_560_000, '4.6 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
