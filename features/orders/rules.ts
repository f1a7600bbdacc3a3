import type { Order, OrderStatus } from '@whirligig/contract'

/** An order can be cancelled until a line of it is delivered, and only once. */
export const canCancel = ({ products }: { products: readonly { status: OrderStatus }[] }): boolean =>
  !products.some(({ status }) => status === 'Delivered') && products.some(({ status }) => status !== 'Cancelled')

/** How many toys an order holds, cancelled ones not counted. */
export const toysIn = ({
  products,
}: {
  products: readonly Pick<Order['products'][number], 'status' | 'quantity'>[]
}): number => products.reduce((sum, { status, quantity }) => (status === 'Cancelled' ? sum : sum + quantity), 0)
