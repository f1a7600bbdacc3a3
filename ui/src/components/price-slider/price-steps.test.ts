import { expect, it } from 'vitest'
import { changePrice, createPriceSteps, toPosition, toPrice } from './price-steps.ts'

const BOUNDS = { min: 1, max: 5000 }
const steps = createPriceSteps(BOUNDS)
const limits = { bounds: BOUNDS, minGap: 10 }

it('stops at every dollar below $20 and at fewer prices further up', () => {
  expect(steps.slice(0, 25)).toEqual([...Array.from({ length: 20 }, (_, n) => n + 1), 25, 30, 35, 40, 45])
  expect(steps.slice(-4)).toEqual([4250, 4500, 4750, 5000])
  expect(steps).toHaveLength(93)
})

it('gives prices up to $100 more than a third of the track', () => {
  expect(toPosition(steps, 100) / (steps.length - 1)).toBeGreaterThan(0.37)
})

it('keeps bounds that are not multiples of a step', () => {
  expect(createPriceSteps({ min: 18, max: 37 })).toEqual([18, 19, 20, 25, 30, 35, 37])
})

it.each([1, 20, 25, 100, 2500, 5000])('finds the price $%i at its position', (price) => {
  expect(toPrice(steps, toPosition(steps, price))).toBe(price)
})

it('places a price between two steps', () => {
  expect(toPosition(steps, 22.5)).toBe(19.5)
  expect(toPosition(steps, 9000)).toBe(92)
})

it.each([
  [{ min: 1, max: 100 }, { min: 50 }, { min: 50, max: 100 }],
  [{ min: 1, max: 100 }, { min: 95 }, { min: 90, max: 100 }],
  [{ min: 50, max: 100 }, { max: 52 }, { min: 50, max: 60 }],
  [{ min: 1, max: 49.99 }, { min: 45 }, { min: 39, max: 49.99 }],
  [{ min: 9.99, max: 100 }, { max: 15 }, { min: 9.99, max: 20 }],
  [{ min: 50, max: 100 }, { max: 9000 }, { min: 50, max: 5000 }],
  [{ min: 50, max: 100 }, { min: 0 }, { min: 1, max: 100 }],
])('changes %j by %j to %j', (range, change, expected) => {
  expect(changePrice(range, change, limits)).toEqual(expected)
})
