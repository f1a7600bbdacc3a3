import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { getStockLabel } from './stock-label.ts'

export type StockBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** Number of pieces. 0 or less is out of stock. */
  stock: number
  /** Shows `Only 3 left` from this number down. Without it the number is never shown. */
  lowStockThreshold?: number
}

/** Availability of a toy. */
export function StockBadge({ stock, lowStockThreshold, ...props }: StockBadgeProps) {
  const { text, tone } = getStockLabel(stock, lowStockThreshold)
  return (
    <Badge tone={tone} {...props}>
      {text}
    </Badge>
  )
}
