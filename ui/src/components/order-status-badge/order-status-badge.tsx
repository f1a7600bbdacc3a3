import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { getOrderStatusTone } from './order-status-tone.ts'

export type OrderStatusBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** As it is said: Processing, Shipped, Delivered, Cancelled, Not processed, Unavailable. */
  status: string
}

/** Where an order, or one of its lines, stands. */
export function OrderStatusBadge({ status, ...props }: OrderStatusBadgeProps) {
  return (
    <Badge tone={getOrderStatusTone(status)} {...props}>
      {status}
    </Badge>
  )
}
