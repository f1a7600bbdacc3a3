/** Lowest and highest price, in dollars. */
export type PriceRange = { min: number; max: number }

/** Steps grow with the price, as the differences that matter to shoppers do: `[up to this price, dollars per step]`. */
const STEP_SIZES = [
  [20, 1],
  [100, 5],
  [200, 10],
  [500, 25],
  [1000, 50],
  [2500, 100],
  [Number.POSITIVE_INFINITY, 250],
] as const

const getStepSize = (price: number): number => STEP_SIZES.find(([limit]) => price < limit)?.[1] ?? 1

/** Lists the prices that a slider stops at, from one bound to the other. */
export function createPriceSteps({ min, max }: PriceRange): number[] {
  const steps = [min]
  for (let price = min; price < max; ) {
    const size = getStepSize(price)
    price = Math.min(max, (Math.floor(price / size) + 1) * size)
    steps.push(price)
  }
  return steps
}

/** Returns the position of a price on the slider. It is a fraction for a price between two steps. */
export function toPosition(steps: readonly number[], price: number): number {
  const next = steps.findIndex((step) => step > price)
  if (next === -1) return steps.length - 1
  const [low = price, high = price] = [steps[next - 1], steps[next]]
  return next - 1 + (high === low ? 0 : (price - low) / (high - low))
}

/** Returns the price of the step that is nearest to a position. */
export const toPrice = (steps: readonly number[], position: number): number =>
  steps[Math.max(0, Math.min(steps.length - 1, Math.round(position)))] ?? 0

export type PriceLimits = { bounds: PriceRange; minGap: number }

/**
 * Changes one end of a range, within the bounds and as far as the minimum gap to the other end allows: up to the last whole dollar
 * before it.
 */
export function changePrice(
  { min, max }: PriceRange,
  change: Partial<PriceRange>,
  { bounds, minGap }: PriceLimits,
): PriceRange {
  return {
    min: change.min === undefined ? min : Math.max(bounds.min, Math.min(change.min, Math.floor(max - minGap))),
    max: change.max === undefined ? max : Math.min(bounds.max, Math.max(change.max, Math.ceil(min + minGap))),
  }
}

/** Whether two ranges are equal. */
export const isSamePrice = (a: PriceRange, b: PriceRange): boolean => a.min === b.min && a.max === b.max
