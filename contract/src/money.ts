/** Converts dollars to integer cents. Sums are calculated in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Converts integer cents to dollars. */
export const toDollars = (cents: number): number => cents / 100

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats dollars as `$1,234.50`. */
export const formatPrice = (dollars: number): string => usd.format(dollars)
