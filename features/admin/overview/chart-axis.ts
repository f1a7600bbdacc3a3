import { formatPrice, type SalesDay } from '@whirligig/contract'

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats `2026-11-20` as `Nov 20`. */
export const formatShortDay = (day: string): string => shortDate.format(new Date(day))

/** Today and every seventh day before it, oldest first. More labels do not fit on a phone. */
export const getWeeklyTicks = (sales: readonly SalesDay[]): string[] =>
  sales.filter((_, index) => (sales.length - 1 - index) % 7 === 0).map(({ day }) => day)

/** Formats whole dollars without cents: `$1,200`. */
export const formatAxisPrice = (dollars: number): string => formatPrice(dollars).replace(/\.00$/, '')
