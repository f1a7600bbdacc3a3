import { ShoppingCart } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { formatBadgeCount } from '../../lib/format-badge-count.ts'
import { getCartLabel } from './cart-label.ts'

export type CartButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Number of toys in the cart, all quantities added up. */
  count: number
  /** Whether the cart drawer is open. */
  open?: boolean
  /** Called on click. */
  onClick?: ComponentProps<'button'>['onClick']
}

/** Opens the cart. The badge bounces when the count grows. */
export function CartButton({ count, open = false, className, ...props }: CartButtonProps) {
  const hasGrown = useHasGrown(count)
  const badge = formatBadgeCount(count)
  return (
    <button
      type="button"
      aria-label={getCartLabel(count)}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={cx(
        'relative grid size-11 shrink-0 forced-colors:border place-items-center rounded-full bg-sun text-ink transition-transform duration-quick ease-out hover:-rotate-6 active:scale-90',
        className,
      )}
      {...props}
    >
      <ShoppingCart aria-hidden="true" className="size-5.5" />
      {badge ? (
        <span
          key={count}
          aria-hidden="true"
          data-grew={hasGrown || undefined}
          className="absolute -top-1 -end-1 grid h-5.5 min-w-5.5 place-items-center rounded-full border-2 border-paper bg-tomato px-1 text-xs leading-none font-bold text-card tabular-nums transition-transform duration-slow ease-out starting:data-grew:scale-175"
        >
          {badge}
        </span>
      ) : null}
    </button>
  )
}

/** Returns whether the latest change of a number was an increase; `false` before the first change. */
function useHasGrown(count: number): boolean {
  const [previous, setPrevious] = useState({ count, hasGrown: false })
  if (previous.count !== count) setPrevious({ count, hasGrown: count > previous.count })
  return previous.hasGrown
}
