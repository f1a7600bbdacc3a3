import type { OrderStatus } from '@whirligig/contract'

/** The fill colour of a status in charts: the colour of its badge, with a contrast of at least 3:1 on a card. */
export const STATUS_FILL: Record<OrderStatus, string> = {
  'Not processed': 'fill-edge',
  Processing: 'fill-sun stroke-sun-edge',
  Shipped: 'fill-sky',
  Delivered: 'fill-lagoon',
  Cancelled: 'fill-danger',
}
