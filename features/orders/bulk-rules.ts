import { formatCount, isOrderCancelled, ORDER_STATUSES, type OrderStatus } from '@whirligig/contract'

type WithLines = { products: readonly { status: OrderStatus }[] }

const getRank = (status: OrderStatus) => ORDER_STATUSES.indexOf(status)

/** Whether a change of many orders to a status changes a line of this one: it skips lines that have got as far, and cancelled ones. */
export const canBecome = ({ products }: WithLines, status: OrderStatus): boolean =>
  products.some((line) => line.status !== 'Cancelled' && getRank(line.status) < getRank(status))

/**
 * Returns the orders whose packing slips to print: those with something to ship. If all have shipped, their slips are printed again;
 * those of cancelled orders never are.
 */
export function listToPrint<Order extends WithLines>(orders: readonly Order[]): readonly Order[] {
  const open = orders.filter((order) => canBecome(order, 'Shipped'))
  return open.length > 0 ? open : orders.filter(({ products }) => !isOrderCancelled(products))
}

/** Says how many of the selected orders an action leaves out, because others have changed them; '' for none. */
export function describeLeftOut(count: number, total: number, status: 'Shipped' | 'Delivered'): string {
  if (count === 0) return ''
  const orders = count === total ? formatCount(count, 'order') : `${count} of ${formatCount(total, 'order')}`
  return `${orders} ${count === 1 ? 'is' : 'are'} already ${status.toLowerCase()} or cancelled.`
}
