import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { getOrderStatusTone } from './order-status-tone.ts'

export type OrderStatusBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** Display text: Processing, Shipped, Delivered, Cancelled, Not processed, Unavailable. */
  status: string
  /**
   * Shown instead of the status, such as `2 of 3 shipped`.
   * @default the status
   */
  text?: string
}

/** Status of an order or of one of its lines. */
export function OrderStatusBadge({ status, text = status, ...props }: OrderStatusBadgeProps) {
  return (
    <Badge tone={getOrderStatusTone(status)} {...props}>
      {text}
    </Badge>
  )
}
