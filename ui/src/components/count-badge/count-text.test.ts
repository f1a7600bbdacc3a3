import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [98, '98'],
  [99, '99+'],
  [2500, '99+'],
])('%i shows %j', (count, text) => {
  expect(countText(count)).toBe(text)
})
