import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { orderTone } from './order-tone.ts'

export type OrderStatusBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** As it is said: Processing, Shipped, Delivered, Cancelled, Not processed, Unavailable. */
  status: string
}

/** Where an order, or one of its lines, stands. */
export function OrderStatusBadge({ status, ...props }: OrderStatusBadgeProps) {
  return (
    <Badge tone={orderTone(status)} {...props}>
      {status}
    </Badge>
  )
}
