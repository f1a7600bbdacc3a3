import type { OrderStatus } from '@whirligig/contract'

/** An order can be cancelled until a line of it is delivered, and only once. */
export const canCancel = ({ products }: { products: readonly { status: OrderStatus }[] }): boolean =>
  !products.some(({ status }) => status === 'Delivered') && products.some(({ status }) => status !== 'Cancelled')

/** How many toys were ordered, all quantities together. */
export const toysIn = ({ products }: { products: readonly { quantity: number }[] }): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)
