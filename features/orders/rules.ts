import { canCancelOrder, canChangeAddress, isOrderCancelled, type Order, type OrderStatus } from '@whirligig/contract'

type WithLines = { products: readonly { status: OrderStatus }[] }

/** Whether to offer cancelling the order. A cancelled order has nothing left to cancel. */
export const isCancellable = ({ products }: WithLines): boolean =>
  canCancelOrder(products) && !isOrderCancelled(products)

/** How many toys were ordered, all quantities together. */
export const getItemCount = ({ products }: { products: readonly { quantity: number }[] }): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether to offer another delivery address. A cancelled order has nothing left to deliver. */
export const isAddressEditable = ({ products }: WithLines): boolean =>
  canChangeAddress(products) && !isOrderCancelled(products)

type Lines = { products: readonly { _id: string; name: string; status: OrderStatus }[] }

/** What has happened to an order since it was read, for a reader who cannot see it; '' for nothing. */
export function getOrderAnnouncement(before: Lines, now: Lines): string {
  const was = new Map(before.products.map(({ _id, status }) => [_id, status]))
  return now.products
    .filter(({ _id, status }) => was.has(_id) && was.get(_id) !== status)
    .map(({ name, status }) => `${name} is now ${status.toLowerCase()}.`)
    .join(' ')
}

/** The orders whose id holds the text, whatever its case; all of them for ''. */
export const filterById = <T extends { _id: string }>(orders: readonly T[], text: string): readonly T[] =>
  orders.filter(({ _id }) => _id.toLowerCase().includes(text.toLowerCase()))

/** An order whose line stands elsewhere now; the order stands where its first line does. */
export function withLineStatus(order: Order, lineId: string, status: OrderStatus): Order {
  const products = order.products.map((line) => (line._id === lineId ? { ...line, status } : line))
  return { ...order, products, status: products[0]?.status ?? order.status }
}
