import type { ReactNode } from 'react'
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export type PurchasedItemProps = {
  /** Name and link. Without it the line reads `Not Available`. */
  product?: { name: string; href: string }
  /** Picture of the toy; set the shop's logo as its `fallbackSrc`. */
  picture: Omit<PictureProps, 'alt' | 'className'>
  /** Formatted price of one piece. */
  price: string
  /** Number of pieces. */
  quantity: number
  /** Formatted price of the line. */
  total: string
  /** Display text of the status: `Shipped`. */
  status: string
  /** Replaces the status badge, for users who may change the status. */
  statusControl?: ReactNode
}

/** One line of an order. */
export function PurchasedItem({ product, picture, price, quantity, total, status, statusControl }: PurchasedItemProps) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto_6rem] print:grid-cols-[minmax(0,1fr)_auto_5rem] print:py-0.5 print:text-sm">
      <Picture
        {...picture}
        alt=""
        className="row-span-2 size-18 self-start rounded-card sm:row-span-1 sm:self-center print:hidden"
      />
      <div className="min-w-0 print:flex print:gap-x-3">
        {product ? (
          <a
            href={product.href}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline-offset-4 wrap-anywhere hover:underline sm:min-h-8 print:min-h-0 print:no-underline"
          >
            {product.name}
          </a>
        ) : (
          <p className="font-semibold text-ink-soft">Not Available</p>
        )}
        <p className="text-sm text-ink-soft tabular-nums">
          {price} <span aria-hidden="true">×</span>
          <span className="sr-only">each, quantity</span> {quantity}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-3 sm:contents print:contents">
        <div>{statusControl ?? <OrderStatusBadge status={status} />}</div>
        <p className="font-display text-lg font-semibold tabular-nums sm:text-end print:text-end print:text-sm">
          <span className="sr-only">Total </span>
          {total}
        </p>
      </div>
    </div>
  )
}
