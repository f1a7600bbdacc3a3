import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { getStockLabel } from './stock-label.ts'

export type StockBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** Pieces left; 0 and less is none. */
  stock: number
  /** From this many pieces down it says `Only 3 left`. Without it that is never said. */
  lowStockThreshold?: number
}

/** Whether a toy can be had: 'In stock', 'Out of stock', or how few are left. */
export function StockBadge({ stock, lowStockThreshold, ...props }: StockBadgeProps) {
  const { text, tone } = getStockLabel(stock, lowStockThreshold)
  return (
    <Badge tone={tone} {...props}>
      {text}
    </Badge>
  )
}
