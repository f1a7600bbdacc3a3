import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'

export type FilterDrawerProps = {
  /** Whether it is shown. */
  open: boolean
  /** Close was asked for, or the toys were. */
  onClose: () => void
  /** Toys that match the filters as they stand; undefined while they are counted. */
  count?: number
  /** Takes all filters back; without it there is nothing to clear. */
  onClear?: () => void
  /** The Sort By select. */
  sort: ReactNode
  /** The price slider. */
  price: ReactNode
  /** The rating filter. */
  rating: ReactNode
  /** Further filters. */
  children?: ReactNode
}

/** Sorting and filters beside the list, which answers at once; the button only leads back to it. */
export function FilterDrawer({ open, onClose, count, onClear, sort, price, rating, children }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Product Filters"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose} className="grow">
            {showLabel(count)}
          </Button>
          <Button variant="secondary" disabled={!onClear} onClick={onClear}>
            Clear all
          </Button>
        </div>
      }
    >
      <div className="grid gap-7 pt-2">
        {sort}
        {price}
        {rating}
        {children}
      </div>
    </Drawer>
  )
}

function showLabel(count: number | undefined): string {
  if (count === undefined) return 'Show toys'
  return count === 1 ? 'Show 1 toy' : `Show ${count} toys`
}
