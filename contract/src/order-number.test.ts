import { expect, it } from 'vitest'
import { formatOrderNumber } from './order-number.ts'

it('formats the end of an id', () => {
  expect(formatOrderNumber('019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67')).toBe('1D0C-4A67')
})
