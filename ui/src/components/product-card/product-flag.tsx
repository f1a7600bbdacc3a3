import { Badge } from '../badge/badge.tsx'

export type ProductFlagProps = {
  outOfStock: boolean
  stockLeft?: number
}

/** A badge for low or no stock. */
export function ProductFlag({ outOfStock, stockLeft }: ProductFlagProps) {
  if (!outOfStock && stockLeft === undefined) return null
  return (
    <p className="absolute bottom-2 start-2 flex sm:top-3 sm:bottom-auto sm:start-3">
      {outOfStock ? <Badge tone="danger">Out of stock</Badge> : <Badge tone="highlight">Only {stockLeft} left</Badge>}
    </p>
  )
}
