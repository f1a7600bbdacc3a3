import { cx } from 'class-variance-authority'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx'

export type OrderDetailsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Number of the order. */
  orderId: string
  /** Formatted date. */
  orderedOn: string
  /** Display text of the status: `Shipped`. */
  status: string
  /** Called when the user clicks `Back`. */
  onBack: () => void
  /**
   * Called when the user clicks `Cancel Order`; open a confirm dialog there. Leave it out if the order cannot be
   * cancelled.
   */
  onCancel?: () => void
  /** The order is being cancelled. */
  loading?: boolean
  /** `<Invoice />`. */
  invoice?: ReactNode
  /** The delivery address. */
  delivery?: ReactNode
  /** `<PurchasedItems />`. */
  items?: ReactNode
}

/** One order with its invoice, address and items. */
export function OrderDetails({
  orderId,
  orderedOn,
  status,
  onBack,
  onCancel,
  loading = false,
  invoice,
  delivery,
  items,
  className,
  ...props
}: OrderDetailsProps) {
  return (
    <section aria-labelledby="order-details" className={cx('grid gap-8 print:gap-4', className)} {...props}>
      <div className="grid gap-4">
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          onClick={onBack}
          className="-ms-4 justify-self-start print:hidden"
        >
          Back
        </Button>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h1 id="order-details" className="text-3xl">
            Order Details
          </h1>
          {onCancel ? (
            <Button variant="danger" size="sm" loading={loading} onClick={onCancel} className="print:hidden">
              Cancel Order
            </Button>
          ) : null}
        </div>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-1.5 [&>dt]:text-ink-soft [&>dd]:font-semibold">
          <dt>Order ID</dt>
          <dd className="wrap-anywhere">{orderId}</dd>
          <dt>Ordered On</dt>
          <dd>{orderedOn}</dd>
          <dt>Status</dt>
          <dd>
            <OrderStatusBadge status={status} />
          </dd>
        </dl>
      </div>
      {invoice}
      {delivery}
      {items}
    </section>
  )
}
