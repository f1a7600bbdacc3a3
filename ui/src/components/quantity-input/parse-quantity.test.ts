import { describe, expect, it } from 'vitest'
import { parseQuantity, stepQuantity } from './parse-quantity.ts'

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    ['12', 12],
    ['007', 7],
    ['', 0],
    ['abc', 0],
    ['-4', 4],
    ['1.5', 15],
    ['2e3', 23],
    [' 8 ', 8],
    ['99999999', 999999],
  ])('parses %j as %i', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })
})

describe('stepQuantity', () => {
  it.each([
    [1, 1, 5, 2],
    [5, 1, 5, 5],
    [1, -1, 5, 1],
    [0, 1, 5, 1],
    [0, -1, 5, 1],
    [40, -1, 5, 5],
    [40, 1, 5, 5],
    [3, 10, 5, 5],
  ])('steps from %i by %i with the maximum %i to %i', (value, by, max, next) => {
    expect(stepQuantity(value, by, max)).toBe(next)
  })
})
