import type { OrderStatus } from '@whirligig/contract'

/** The colour of a status in drawings: that of its badge, in the strength that a shape wants (3:1 on card). */
export const STATUS_FILL: Record<OrderStatus, string> = {
  'Not processed': 'fill-edge',
  Processing: 'fill-sun stroke-sun-edge',
  Shipped: 'fill-sky',
  Delivered: 'fill-lagoon',
  Cancelled: 'fill-danger',
}
