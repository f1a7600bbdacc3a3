import { cx } from '../../lib/cx.ts'
import { Badge } from '../badge/badge.tsx'

export type ProductFlagProps = {
  outOfStock: boolean
  stockLeft?: number
  /** Its position on the card. */
  className: string
}

/** A badge for low or no stock. */
export function ProductFlag({ outOfStock, stockLeft, className }: ProductFlagProps) {
  if (!outOfStock && stockLeft === undefined) return null
  return (
    <p className={cx('absolute flex scheme-light', className)}>
      {outOfStock ? <Badge tone="danger">Out of stock</Badge> : <Badge tone="highlight">Only {stockLeft} left</Badge>}
    </p>
  )
}
