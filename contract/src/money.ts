/** Dollars of the wire to whole cents, in which every sum is made. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Whole cents to the dollars of the wire. */
export const toDollars = (cents: number): number => cents / 100

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Dollars as people read them: `$1,234.50`. */
export const formatPrice = (dollars: number): string => usd.format(dollars)
