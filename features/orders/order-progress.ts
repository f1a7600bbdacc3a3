import { EMPTY_ORDER_STATUS, ORDER_STATUSES, type Order, type OrderLine } from '@whirligig/contract'

export type OrderProgress = {
  /**
   * The status of the whole order: that of the line with the most left to do, without cancelled lines. An order with a line that
   * is not processed is in process as soon as another line has begun.
   */
  status: Order['status']
  /** The status, or how many lines have reached the next one: `2 of 3 shipped`. */
  text: string
}

type Status = OrderLine['status']

/** Summarizes the lines of an order for staff. The order's own `status` is only that of its first line. */
export function summarizeProgress(lines: readonly { status: Status }[]): OrderProgress {
  const active: Status[] = lines.map(({ status }) => status).filter((status) => status !== 'Cancelled')
  const least = ORDER_STATUSES.find((status) => active.includes(status))
  if (!least) {
    const status = lines.length > 0 ? 'Cancelled' : EMPTY_ORDER_STATUS
    return { status, text: status }
  }
  if (active.every((status) => status === least)) return { status: least, text: least }
  return { status: least === 'Not processed' ? 'Processing' : least, text: describeMixed(active) }
}

function describeMixed(statuses: readonly Status[]): string {
  const describe = (reached: readonly Status[], word: string) =>
    `${statuses.filter((status) => reached.includes(status)).length} of ${statuses.length} ${word}`
  const hasUnshipped = statuses.some((status) => status === 'Not processed' || status === 'Processing')
  if (!hasUnshipped) return describe(['Delivered'], 'delivered')
  const isAnyShipped = statuses.some((status) => status === 'Shipped' || status === 'Delivered')
  return isAnyShipped ? describe(['Shipped', 'Delivered'], 'shipped') : describe(['Processing'], 'processing')
}
