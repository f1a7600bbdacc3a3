import { expect, it } from 'vitest'
import { formatFileSize, validateImageFile } from './validate-image-file.ts'

it.each([
  ['bear.png', 'image/png', 100, undefined],
  ['bear.JPG', 'image/jpeg', 100, undefined],
  ['bear.jpeg', '', 100, undefined],
  ['image', 'image/png', 100, undefined],
  ['bear.png', 'image/png', 1000, undefined],
  ['bear.png', 'image/png', 1001, 'size'],
  ['bear.gif', 'image/gif', 100, 'type'],
  ['bear.png', 'text/html', 100, 'type'],
  ['bear', '', 100, 'type'],
  ['bear.gif', 'image/gif', 2000, 'type'],
])('%s of type %j with %i of 1000 bytes: %s', (name, type, size, wrong) => {
  expect(validateImageFile({ name, type, size }, 1000)).toBe(wrong)
})

it.each([
  [1, '1 kB'],
  [812_400, '812 kB'],
  [1_000_000, '1 MB'],
  [4_560_000, '4.6 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
