import type { Order, OrderStatus } from '@whirligig/contract'

/** An order can be cancelled until a line of it is delivered, and only once. */
export const canCancel = ({ products }: { products: readonly { status: OrderStatus }[] }): boolean =>
  !products.some(({ status }) => status === 'Delivered') && products.some(({ status }) => status !== 'Cancelled')

/** How many toys were ordered, all quantities together. */
export const toysIn = ({ products }: { products: readonly { quantity: number }[] }): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/** An order can go to another address until a line of it is on its way, and as long as there is something to send. */
export const canMove = ({ products }: { products: readonly { status: OrderStatus }[] }): boolean =>
  !products.some(({ status }) => status === 'Shipped' || status === 'Delivered') &&
  products.some(({ status }) => status !== 'Cancelled')

type Lines = { products: readonly { _id: string; name: string; status: OrderStatus }[] }

/** What has happened to an order since it was read, for a reader who cannot see it; '' for nothing. */
export function orderNews(before: Lines, now: Lines): string {
  const was = new Map(before.products.map(({ _id, status }) => [_id, status]))
  return now.products
    .filter(({ _id, status }) => was.has(_id) && was.get(_id) !== status)
    .map(({ name, status }) => `${name} is now ${status.toLowerCase()}.`)
    .join(' ')
}

/** The orders whose id holds the text, whatever its case; all of them for ''. */
export const withId = <T extends { _id: string }>(orders: readonly T[], text: string): readonly T[] =>
  orders.filter(({ _id }) => _id.toLowerCase().includes(text.toLowerCase()))

/** Nothing happens to a line after these. */
export const isFinal = (status: OrderStatus): boolean => status === 'Cancelled' || status === 'Delivered'

/** An order whose line stands elsewhere now; the order stands where its first line does. */
export function withLineStatus(order: Order, lineId: string, status: OrderStatus): Order {
  const products = order.products.map((line) => (line._id === lineId ? { ...line, status } : line))
  return { ...order, products, status: products[0]?.status ?? order.status }
}
