import type { OrderStatus } from './enums.ts'

type Lines = readonly { status: OrderStatus }[]

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
