import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { isRepeatedClick } from '../../lib/is-repeated-click.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { OrderFigures, type OrderFiguresProps } from '../order-figures/order-figures.tsx'

export type CartSummaryProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<OrderFiguresProps, 'items' | 'tax' | 'total'> & {
    /** Chooses the button label: `Purchase` or `Proceed To Checkout`. */
    signedIn: boolean
    /** Called when the user clicks the button, unless it is `loading` or disabled by `blockedReason`. Once for a double click. */
    onCheckout: () => void
    /** Target of the `Continue Shopping` link. */
    continueHref: string
    /** Called before the link is followed, for example to close the drawer. */
    onContinue?: () => void
    /** `<CartDelivery />`, for users who are signed in. */
    delivery?: ReactNode
    /** Moves the focus to the button when the summary appears, for example after the user has picked an address. */
    focusCheckout?: boolean
    /** The order is being placed. */
    loading?: boolean
    /** Why the last attempt failed, and what to do. */
    error?: string
    /** What to check before the button is clicked again. */
    notice?: string
    /** Why the cart cannot be ordered, for example because a toy is unavailable. Disables the button. */
    blockedReason?: string
  }

const message = 'rounded-control forced-colors:border px-4 py-3 text-sm font-semibold'

/** What the cart costs, where it is delivered, and the checkout button. */
export function CartSummary({
  items,
  tax,
  total,
  signedIn,
  onCheckout,
  continueHref,
  onContinue,
  delivery,
  focusCheckout = false,
  loading = false,
  error,
  notice,
  blockedReason,
  className,
  ...props
}: CartSummaryProps) {
  const checkout = useRef<HTMLButtonElement>(null)
  useEffect(
    function moveFocusToCheckout() {
      if (focusCheckout) checkout.current?.focus()
    },
    [focusCheckout],
  )
  return (
    <div className={cx('grid grid-cols-1 gap-3', className)} {...props}>
      <OrderFigures items={items} tax={tax} total={total} totalLabel="Total Amount" />
      {/* For a changed quantity, whose control has the focus. */}
      <p role="status" className="sr-only">
        {total ? `Total Amount ${total}` : null}
      </p>
      {delivery}
      <div role="alert" className="empty:hidden">
        {error ? <p className={cx(message, 'bg-tomato-pale text-tomato-text')}>{error}</p> : null}
        {notice && !error ? <p className={cx(message, 'bg-sun-pale text-ink')}>{notice}</p> : null}
      </div>
      {blockedReason ? <p className={cx(message, 'bg-sun-pale text-ink')}>{blockedReason}</p> : null}
      <Button
        ref={checkout}
        fullWidth
        loading={loading}
        disabled={Boolean(blockedReason)}
        onClick={(event) => {
          if (!isRepeatedClick(event)) onCheckout()
        }}
      >
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
