import type { OrderStatus } from './enums.ts'

type Lines = readonly { status: OrderStatus }[]

const QUANTITY_TIERS = [
  { minStock: 500, max: 50 },
  { minStock: 101, max: 25 },
  { minStock: 26, max: 5 },
  { minStock: 1, max: 1 },
] as const

/**
 * Returns the maximum quantity of one product in an order: 1 up to a stock of 25, 5 up to 100, 25 up to 499, 50 from 500.
 * Returns 0 when the product is out of stock.
 */
export const maxOrderQuantity = (stock: number): number =>
  QUANTITY_TIERS.find(({ minStock }) => stock >= minStock)?.max ?? 0

/** Whether the status of a line can no longer change. */
export const isFinalStatus = (status: OrderStatus): boolean => status === 'Cancelled' || status === 'Delivered'

/** Whether a line still has to be shipped. */
export const isToShip = (status: OrderStatus): boolean => status === 'Not processed' || status === 'Processing'

/** Whether every line is cancelled, so that nothing is left to deliver. */
export const isOrderCancelled = (lines: Lines): boolean => lines.every(({ status }) => status === 'Cancelled')

/** An order can be cancelled while no line is delivered. Cancelling a cancelled order is allowed and changes nothing. */
export const canCancelOrder = (lines: Lines): boolean => lines.every(({ status }) => status !== 'Delivered')

/** The delivery address of an order can change until a line ships. */
export const canChangeAddress = (lines: Lines): boolean =>
  lines.every(({ status }) => status !== 'Shipped' && status !== 'Delivered')
