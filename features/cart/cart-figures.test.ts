import { aCartItem } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { calculateFigures } from './cart-figures.ts'
import { createCartItem } from './rules.ts'

const createLine = (price: number, quantity: number, change: { taxable?: boolean; unavailable?: boolean } = {}) => ({
  ...createCartItem({ ...aCartItem(), price, taxable: change.taxable ?? true }, quantity),
  unavailable: change.unavailable ?? false,
})

it('adds the tax of each taxable line, rounded like an order', () => {
  // The server rounds each line: 3 x $10.10 is taxed with $1.515, the others with half a cent each.
  const lines = [createLine(10.1, 3), createLine(0.1, 1), createLine(0.1, 1), createLine(5, 2, { taxable: false })]
  expect(calculateFigures(lines, 5)).toEqual({ items: 40.5, tax: 1.54, total: 42.04 })
})

it('leaves out what is not available', () => {
  expect(calculateFigures([createLine(99, 1), createLine(60, 1, { unavailable: true })], 5)).toEqual({
    items: 99,
    tax: 4.95,
    total: 103.95,
  })
})

it('returns zeros for an empty cart', () => {
  expect(calculateFigures([], 5)).toEqual({ items: 0, tax: 0, total: 0 })
})
