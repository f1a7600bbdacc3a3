import {
  canCancelOrder,
  canChangeAddress,
  formatOrderNumber,
  isOrderCancelled,
  type Order,
  type OrderStatus,
} from '@whirligig/contract'

type WithLines = { products: readonly { status: OrderStatus }[] }

/** Whether to offer cancelling the order. A cancelled order has nothing left to cancel. */
export const isCancellable = ({ products }: WithLines): boolean =>
  canCancelOrder(products) && !isOrderCancelled(products)

/** Returns the sum of all quantities. */
export const getItemCount = ({ products }: { products: readonly { quantity: number }[] }): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether to offer another delivery address. A cancelled order has nothing left to deliver. */
export const isAddressEditable = ({ products }: WithLines): boolean =>
  canChangeAddress(products) && !isOrderCancelled(products)

type Lines = { products: readonly { _id: string; name: string; status: OrderStatus }[] }

/** Returns the status changes between two versions of an order as a text for screen readers; '' for none. */
export function getOrderAnnouncement(previous: Lines, current: Lines): string {
  const previousStatus = new Map(previous.products.map(({ _id, status }) => [_id, status]))
  return current.products
    .filter(({ _id, status }) => previousStatus.has(_id) && previousStatus.get(_id) !== status)
    .map(({ name, status }) => `${name} is now ${status.toLowerCase()}.`)
    .join(' ')
}

/** Returns the orders whose id or short number contains the text, case-insensitively. */
export function filterById<T extends { _id: string }>(orders: readonly T[], text: string): readonly T[] {
  const searched = text.trim().toUpperCase()
  return orders.filter(({ _id }) => [_id.toUpperCase(), formatOrderNumber(_id)].some((name) => name.includes(searched)))
}

/** Sets the status of a line. The order has the status of its first line. */
export function withLineStatus(order: Order, lineId: string, status: OrderStatus): Order {
  const products = order.products.map((line) => (line._id === lineId ? { ...line, status } : line))
  return { ...order, products, status: products[0]?.status ?? order.status }
}
