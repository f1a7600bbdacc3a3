import { expect, test } from 'vitest'
import { getQuantityError } from './quantity.ts'

test.each([
  [1, 40, undefined],
  [5, 40, undefined],
  [6, 40, 'Quantity may not be greater than 5.'],
  [2, 25, 'Quantity may not be greater than 1.'],
  [51, 5000, 'Quantity may not be greater than 50.'],
  [0, 40, 'Quantity must be at least 1.'],
  [-1, 40, 'Quantity must be at least 1.'],
  [1.5, 40, 'Quantity must be a whole number.'],
  [1, 0, undefined],
  [0, -1, undefined],
])('validates the quantity %j with a stock of %i: %s', (quantity, inventory, message) => {
  expect(getQuantityError(quantity, inventory)).toBe(message)
})
