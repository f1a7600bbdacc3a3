import { ArrowLeft, ShoppingCart } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'

export type OrderDetailsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Short number of the order. */
  orderNumber: string
  /** Id of the order, which the search needs. */
  orderId: string
  /** Formatted date. */
  orderedOn: string
  /** `<OrderStatusBadge />` of the whole order, for staff. */
  status?: ReactNode
  /** Buttons below the facts, for staff. */
  actions?: ReactNode
  /** When the order arrives: `November 23 – 25, 2026`. Leave it out if that is not known. */
  arrival?: string
  /** The order should have arrived, but has not. Shows `Later than planned` instead of a date. */
  late?: boolean
  /** Called when the user clicks `Back`. */
  onBack: () => void
  /**
   * Called when the user clicks `Cancel Order`; open a confirm dialog there. Leave it out if the order cannot be
   * cancelled.
   */
  onCancel?: () => void
  /** Called when the user clicks `Buy again`. Without it there is no button. */
  onBuyAgain?: () => void
  /** The toys are being added to the cart. */
  buyingAgain?: boolean
  /** The order is being cancelled. */
  loading?: boolean
  /** `<OrderTimeline />`. */
  timeline?: ReactNode
  /** `<OrderFigures />`. */
  figures?: ReactNode
  /** `<Invoice />`. */
  invoice?: ReactNode
  /** Who ordered it, for staff. */
  customer?: ReactNode
  /** The delivery address. */
  delivery?: ReactNode
  /** `<PurchasedItems />`. */
  items?: ReactNode
  /** What has happened to the order, for staff. */
  history?: ReactNode
}

/** One order: its progress and items, and beside them what it costs, where it goes and what can be done. In print only the invoice. */
export function OrderDetails({
  orderNumber,
  orderId,
  orderedOn,
  status,
  actions,
  arrival,
  late = false,
  onBack,
  onCancel,
  onBuyAgain,
  buyingAgain = false,
  loading = false,
  timeline,
  figures,
  invoice,
  customer,
  delivery,
  items,
  history,
  className,
  ...props
}: OrderDetailsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={cx('grid grid-cols-1 gap-6 print:gap-0', className)} {...props}>
      <div className="grid grid-cols-1 gap-3 print:hidden">
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          onClick={onBack}
          className="-ms-4 justify-self-start forced-colors:ms-0"
        >
          Back
        </Button>
        <h1 id={titleId} className="text-3xl">
          Order Details
        </h1>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 max-[18rem]:grid-cols-1 gap-y-1.5 [&>dt]:text-ink-soft [&>dd]:font-semibold">
          <dt>Order</dt>
          <dd className="tabular-nums">{orderNumber}</dd>
          <dt>Ordered On</dt>
          <dd>{orderedOn}</dd>
          {status ? (
            <>
              <dt>Status</dt>
              <dd>{status}</dd>
            </>
          ) : null}
          {arrival || late ? (
            <>
              <dt>Arrives</dt>
              <dd>{late ? 'Later than planned' : arrival}</dd>
            </>
          ) : null}
        </dl>
        {actions}
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="grid grid-cols-1 gap-8 print:hidden">
          {timeline}
          {items}
        </div>
        <div className="grid grid-cols-1 gap-6 print:block">
          {figures ? <Card className="print:hidden">{figures}</Card> : null}
          {customer ? <div className="print:hidden">{customer}</div> : null}
          {delivery ? <div className="print:hidden">{delivery}</div> : null}
          {onBuyAgain ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<ShoppingCart aria-hidden="true" className="size-5" />}
              loading={buyingAgain}
              onClick={onBuyAgain}
              className="-mb-2 justify-self-start print:hidden"
            >
              Buy again
            </Button>
          ) : null}
          {invoice}
          {history ? <div className="print:hidden">{history}</div> : null}
          <div className="grid grid-cols-1 justify-items-start text-sm text-ink-soft print:hidden">
            {onCancel ? (
              <Button variant="quiet" size="sm" loading={loading} onClick={onCancel} className="-ms-4 text-danger">
                Cancel Order
              </Button>
            ) : null}
            <p className="wrap-anywhere">ID {orderId}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
