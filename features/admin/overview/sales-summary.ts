import {
  formatCount,
  formatDate,
  formatNumber,
  formatPrice,
  type Overview,
  type SalesDay,
  toCents,
  toDollars,
} from '@whirligig/contract'

/** The dollars and the orders of all days. It adds whole cents to avoid rounding errors. */
export const sumSales = (sales: readonly SalesDay[]): { total: number; orders: number } => ({
  total: toDollars(sales.reduce((cents, { total }) => cents + toCents(total), 0)),
  orders: sales.reduce((sum, day) => sum + day.orders, 0),
})

/** The day with the most sales, the earlier of two equal ones; undefined without sales. */
export function findBestDay(sales: readonly SalesDay[]): SalesDay | undefined {
  const best = sales.reduce<SalesDay | undefined>((max, day) => (max && max.total >= day.total ? max : day), undefined)
  return best && best.total > 0 ? best : undefined
}

/** Describes the sales chart in a sentence. */
export function summarizeSales(sales: readonly SalesDay[]): string {
  const { total, orders } = sumSales(sales)
  const best = findBestDay(sales)
  const bestText = best ? ` Best day: ${formatDate(best.day)} with ${formatPrice(best.total)}.` : ''
  return `${formatPrice(total)} from ${formatCount(orders, 'order')} in ${formatCount(sales.length, 'day')}, before tax.${bestText}`
}

/** Describes the chart of order statuses of a number of days in a sentence. */
export function summarizeStatuses(statuses: Overview['statuses'], days: number): string {
  const count = (rows: Overview['statuses']) => rows.reduce((sum, { orders }) => sum + orders, 0)
  const unshipped = count(statuses.filter(({ status }) => status === 'Not processed' || status === 'Processing'))
  return `${formatCount(count(statuses), 'order')} in ${days} days, ${formatNumber(unshipped)} of them still to be shipped.`
}

/** How a figure compares with that of the period before: `+12 % to the 7 days before`. Undefined if there was none before. */
export function formatChange(current: number, previous: number, days: number) {
  if (previous === 0) return undefined
  const percent = Math.round(((current - previous) / previous) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return {
    text: `${sign}${formatNumber(Math.abs(percent))} % to the ${days} days before`,
    direction: percent < 0 ? ('down' as const) : ('up' as const),
  }
}
