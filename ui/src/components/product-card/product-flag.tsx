import { Badge } from '../badge/badge.tsx'

export type ProductFlagProps = {
  outOfStock: boolean
  stockLeft?: number
}

/** What a shopper should know before opening the card; nothing when all is well. */
export function ProductFlag({ outOfStock, stockLeft }: ProductFlagProps) {
  if (!outOfStock && stockLeft === undefined) return null
  return (
    <p className="absolute bottom-2 start-2 flex sm:top-3 sm:bottom-auto sm:start-3">
      {outOfStock ? (
        <Badge tone="danger" className="bg-card">
          Out of stock
        </Badge>
      ) : (
        <Badge tone="highlight">Only {stockLeft} left</Badge>
      )}
    </p>
  )
}
