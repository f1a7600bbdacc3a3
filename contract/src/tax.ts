/** Percentages are scaled to integers with four decimals, so that no result depends on binary fractions. */
const PERCENT_SCALE = 10_000

/**
 * Returns the tax on an amount in whole cents, rounded half up.
 *
 * @param percent such as 5 or 8.25
 */
export function calculateTax(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * PERCENT_SCALE)) / (100 * PERCENT_SCALE))
}
