import {
  formatDate,
  formatPrice,
  OVERVIEW,
  type Overview,
  type SalesDay,
  toCents,
  toDollars,
} from '@whirligig/contract'

/** `1 order`, `1,204 orders`. */
export const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

const orders = (n: number): string => counted(n, 'order', 'orders')

/** Dollars and orders of all the days together. */
export const sumOf = (sales: readonly SalesDay[]): { total: number; orders: number } => ({
  total: toDollars(sales.reduce((cents, { total }) => cents + toCents(total), 0)),
  orders: sales.reduce((sum, day) => sum + day.orders, 0),
})

/** The day that brought most, the earlier one of two alike; undefined where none brought anything. */
export function bestDay(sales: readonly SalesDay[]): SalesDay | undefined {
  const best = sales.reduce<SalesDay | undefined>((so, day) => (so && so.total >= day.total ? so : day), undefined)
  return best && best.total > 0 ? best : undefined
}

/** What the chart of sales shows, in a sentence. */
export function salesSummary(sales: readonly SalesDay[]): string {
  const { total, orders: n } = sumOf(sales)
  const best = bestDay(sales)
  const most = best ? ` Most on ${formatDate(best.day)}: ${formatPrice(best.total)}.` : ''
  return `${formatPrice(total)} in ${sales.length} days, from ${orders(n)}, before tax.${most}`
}

/** What the chart of statuses shows, in a sentence. */
export function statusSummary(statuses: Overview['statuses']): string {
  const n = statuses.reduce((sum, status) => sum + status.orders, 0)
  const open = statuses.reduce(
    (sum, { status, orders: some }) => (status === 'Not processed' || status === 'Processing' ? sum + some : sum),
    0,
  )
  return `All ${orders(n)} of ${OVERVIEW.days} days, ${open.toLocaleString('en-US')} of them still to be shipped.`
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `2026-11-20` as `Nov 20`: what an axis has room for. */
export const shortDay = (day: string): string => short.format(new Date(day))

/** Today and every seventh day before it, the oldest first: as many as an axis has room for on a phone. */
export const weekly = (sales: readonly SalesDay[]): string[] =>
  sales.filter((_day, nth) => (sales.length - 1 - nth) % 7 === 0).map(({ day }) => day)

/** Whole dollars of an axis: `$1,200`. */
export const axisPrice = (dollars: number): string => formatPrice(dollars).replace(/\.00$/, '')
