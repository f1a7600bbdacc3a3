import { formatPrice, type SalesDay } from '@whirligig/contract'

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats `2026-11-20` as `Nov 20`. */
export const formatShortDay = (day: string): string => shortDate.format(new Date(day))

/** At most five days, oldest first and today last, whole weeks apart if there are more. More labels do not fit on a phone. */
export function getTicks(sales: readonly SalesDay[]): string[] {
  const step = sales.length <= 7 ? 2 : Math.ceil(sales.length / 35) * 7
  return sales.filter((_, index) => (sales.length - 1 - index) % step === 0).map(({ day }) => day)
}

/** Formats whole dollars without cents: `$1,200`. */
export const formatAxisPrice = (dollars: number): string => formatPrice(dollars).replace(/\.00$/, '')
