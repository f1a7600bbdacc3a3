import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Button, buttonClass } from '../button/button.tsx'

export type CartSummaryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Formatted total. */
  total: string
  /** Chooses the button label: `Purchase` or `Proceed To Checkout`. */
  signedIn: boolean
  /** Called when the user clicks the button, unless it is `loading` or disabled by `blockedReason`. */
  onCheckout: () => void
  /** Target of the `Continue Shopping` link. */
  continueHref: string
  /** Called before the link is followed, for example to close the drawer. */
  onContinue?: () => void
  /** The order is being placed. */
  loading?: boolean
  /** Why the last attempt failed, and what to do. */
  error?: string
  /** Why the cart cannot be ordered, for example because a toy is unavailable. Disables the button. */
  blockedReason?: string
}

/** Total of the cart and the checkout button. */
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
