import { ShoppingCart } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { cartBadge, getCartLabel } from './cart-label.ts'

export type CartButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Toys in the cart, all quantities together. */
  count: number
  /** The cart drawer is open. */
  open?: boolean
  /** It was pressed. */
  onClick?: ComponentProps<'button'>['onClick']
}

/** Opens the cart. Its badge bumps when a toy lands in it, and stays still when one leaves. */
export function CartButton({ count, open = false, className, ...props }: CartButtonProps) {
  const grew = useGrew(count)
  const badge = cartBadge(count)
  return (
    <button
      type="button"
      aria-label={getCartLabel(count)}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-full bg-sun text-ink transition-transform duration-quick ease-out hover:-rotate-6 active:scale-90',
        className,
      )}
      {...props}
    >
      <ShoppingCart aria-hidden="true" className="size-5.5" />
      {badge ? (
        <span
          key={count}
          aria-hidden="true"
          data-grew={grew || undefined}
          className="absolute -top-1 -end-1 grid h-5.5 min-w-5.5 place-items-center rounded-full border-2 border-paper bg-tomato px-1 text-xs leading-none font-bold text-card tabular-nums transition-transform duration-slow ease-out starting:data-grew:scale-175"
        >
          {badge}
        </span>
      ) : null}
    </button>
  )
}

/** Whether the latest change of a number was upwards; false until it changes. */
function useGrew(count: number): boolean {
  const [seen, setSeen] = useState({ count, grew: false })
  if (seen.count !== count) setSeen({ count, grew: count > seen.count })
  return seen.grew
}
