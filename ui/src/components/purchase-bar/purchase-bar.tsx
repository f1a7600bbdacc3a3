import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import './purchase-bar.css'

export type PurchaseBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Formatted price. */
  price: string
  /** The button that buys. */
  action: ReactNode
  /** Hides the bar, for example while the page shows the same button. It keeps its space. */
  hidden?: boolean
}

/**
 * A bar with price and button at the bottom of phones. It is in the flow as the last element of its parent, so that it covers
 * neither what follows nor what has the focus. On low screens, for example zoomed ones, it stays at the end of the page.
 */
export function PurchaseBar({ price, action, hidden = false, className, ...props }: PurchaseBarProps) {
  return (
    <div
      data-hidden={hidden || undefined}
      className={cx(
        'purchase-bar -mx-4 mt-6 flex items-center gap-4 border-y border-line bg-paper px-4 py-3 md:hidden print:hidden',
        className,
      )}
      {...props}
    >
      <p className="font-display text-xl font-semibold whitespace-nowrap tabular-nums">{price}</p>
      <div className="flex min-w-0 flex-1">{action}</div>
    </div>
  )
}
