import type { BadgeTone } from '../badge/badge.tsx'

const tones: Record<string, BadgeTone> = {
  Processing: 'highlight',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  'Not processed': 'neutral',
}

/** The tone of an order's status; whatever is not known is neutral. */
export function getOrderStatusTone(status: string): BadgeTone {
  return tones[status] ?? 'neutral'
}
