import type { BadgeTone } from '../badge/badge.tsx'

const TONES: Record<string, BadgeTone> = {
  Processing: 'highlight',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  'Not processed': 'neutral',
}

/** Returns the badge tone of an order status; `neutral` for an unknown one. */
export function getOrderStatusTone(status: string): BadgeTone {
  return TONES[status] ?? 'neutral'
}
