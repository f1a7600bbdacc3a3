import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format-number.ts'
import { Button } from '../button/button.tsx'
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx'

export type FilterDrawerProps = Omit<DrawerProps, 'title' | 'footer'> & {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user closes the drawer or clicks the `Show toys` button. */
  onClose: () => void
  /** Number of matching toys; `undefined` while it is loading. */
  count?: number
  /** Called when the user clicks `Clear all`. Leave it out when no filter is active. */
  onClear?: () => void
  /** The `Sort By` select and the filters. */
  children?: ReactNode
}

/** Sorting and filters for a list. Each change applies at once; the button only closes the drawer. */
export function FilterDrawer({ open, onClose, count, onClear, children, ...props }: FilterDrawerProps) {
  return (
    <Drawer
      {...props}
      open={open}
      onClose={onClose}
      title="Product Filters"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose} className="grow">
            {formatShowLabel(count)}
          </Button>
          <Button variant="secondary" disabled={!onClear} onClick={onClear}>
            Clear all
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-7 pt-2">{children}</div>
    </Drawer>
  )
}

function formatShowLabel(count: number | undefined): string {
  if (count === undefined) return 'Show toys'
  return count === 1 ? 'Show 1 toy' : `Show ${formatNumber(count)} toys`
}
