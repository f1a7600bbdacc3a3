import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export type PurchasedItemProps = {
  /** Name of the toy when it was ordered. */
  name: string
  /** Link to the toy. Without it the line reads `Not Available`. */
  href?: string
  /** Picture of the toy; set the shop's logo as its `fallbackSrc`. */
  picture: Omit<PictureProps, 'alt' | 'className'>
  /** The article number, for staff. */
  sku?: string
  /** Formatted price of one piece. */
  price: string
  /** Number of pieces. */
  quantity: number
  /** Formatted price of the line. */
  total: string
  /** Display text of the status: `Shipped`. */
  status: string
  /** Strikes through the price, because the line is not charged. */
  cancelled?: boolean
  /** Replaces the status badge, for users who may change the status. */
  statusControl?: ReactNode
}

/** One line of an order. */
export function PurchasedItem({
  name,
  href,
  picture,
  sku,
  price,
  quantity,
  total,
  status,
  cancelled = false,
  statusControl,
}: PurchasedItemProps) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto_6rem] print:grid-cols-[minmax(0,1fr)_auto_5rem] print:py-0.5 print:text-sm">
      <Picture
        sizes="50px"
        {...picture}
        alt=""
        className="row-span-2 size-18 self-start rounded-card sm:row-span-1 sm:self-center print:hidden"
      />
      <div className="min-w-0 print:flex print:gap-x-3">
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline-offset-4 wrap-anywhere hover:underline sm:min-h-8 print:min-h-0 print:no-underline"
          >
            {name}
          </a>
        ) : (
          <p className="wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-sm whitespace-nowrap text-ink-soft">Not Available</span>
          </p>
        )}
        {sku ? (
          <p className="text-sm text-ink-soft wrap-anywhere">
            <span className="sr-only">SKU </span>
            {sku}
          </p>
        ) : null}
        <p className="text-sm text-ink-soft tabular-nums">
          {price} <span aria-hidden="true">×</span>
          <span className="sr-only">each, quantity</span> {quantity}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap max-[18rem]:col-span-2 max-[18rem]:col-start-1 items-center justify-between gap-3 sm:contents print:contents">
        <div className="min-w-0">{statusControl ?? <OrderStatusBadge status={status} />}</div>
        <p
          className={cx(
            'ms-auto font-display text-lg font-semibold tabular-nums sm:text-end print:text-end print:text-sm',
            cancelled && 'text-ink-soft',
          )}
        >
          <span className="sr-only">{cancelled ? 'Not charged: ' : 'Total '}</span>
          {cancelled ? <del>{total}</del> : total}
        </p>
      </div>
    </div>
  )
}
