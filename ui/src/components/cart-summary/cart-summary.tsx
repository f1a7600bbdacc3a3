import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button, buttonClass } from '../button/button.tsx'

export type CartSummaryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Ready to read. */
  total: string
  /** Decides between `Purchase` and `Proceed To Checkout`. */
  signedIn: boolean
  /** The button was pressed; not while it is `busy` or `blocked`. */
  onCheckout: () => void
  /** Where `Continue Shopping` leads. */
  continueHref: string
  /** Runs before the link is followed, to close the drawer. */
  onContinue?: () => void
  /** The order is being placed. */
  loading?: boolean
  /** Why the last try failed, and what to do. */
  error?: string
  /** Why the cart cannot be bought as it is, such as a toy that is gone; the button then waits. */
  blockedReason?: string
}

/** What the cart costs, and the way on. */
export function CartSummary({
  total,
  signedIn,
  onCheckout,
  continueHref,
  onContinue,
  loading = false,
  error,
  blockedReason,
  className,
  ...props
}: CartSummaryProps) {
  return (
    <div className={cx('grid gap-3', className)} {...props}>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1.5">
        <dt>Delivery</dt>
        <dd className="text-end font-bold text-lagoon-text">Free</dd>
        <dt className="font-display text-xl font-semibold">Total Amount</dt>
        <dd className="text-end font-display text-xl font-semibold tabular-nums">{total}</dd>
      </dl>
      <div role="alert" className="empty:hidden">
        {error ? (
          <p className="rounded-control bg-tomato-pale px-4 py-3 text-sm font-semibold text-tomato-text">{error}</p>
        ) : null}
      </div>
      {blockedReason ? (
        <p className="rounded-control bg-sun-pale px-4 py-3 text-sm font-semibold text-ink">{blockedReason}</p>
      ) : null}
      <Button fullWidth loading={loading} disabled={Boolean(blockedReason)} onClick={onCheckout}>
        {signedIn ? 'Purchase' : 'Proceed To Checkout'}
      </Button>
      <a
        href={continueHref}
        onClick={onContinue}
        className={buttonClass({ variant: 'link', size: 'sm', fullWidth: true })}
      >
        Continue Shopping
      </a>
    </div>
  )
}
