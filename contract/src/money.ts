import { formatNumber } from './format-number.ts'

/** Converts dollars to integer cents. Sums are calculated in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Converts integer cents to dollars. */
export const toDollars = (cents: number): number => cents / 100

/** Formats dollars as `$1,234.50`. */
export function formatPrice(dollars: number): string {
  const [whole = '', cents = ''] = Math.abs(dollars).toFixed(2).split('.')
  return `${dollars < 0 ? '-' : ''}$${formatNumber(whole)}.${cents}`
}
