/** Four decimals of a percent are kept, so that 8.25 % is a whole number and no sum depends on binary fractions. */
const STEPS = 10_000

/**
 * The tax on an amount, in whole cents, halves up.
 *
 * @param percent such as 5 or 8.25
 */
export function taxOn(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * STEPS)) / (100 * STEPS))
}
