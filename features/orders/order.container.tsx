import { formatDate, formatOrderNumber, type Order } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import {
  Card,
  ErrorState,
  Invoice,
  ListSkeleton,
  OrderDetails,
  OrderFigures,
  OrderStatusBadge,
  OrderTimeline,
  PurchasedItems,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { orderAtom } from './atoms.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CustomerSection } from './customer-section.tsx'
import { DeliverySection, type DeliverySectionProps } from './delivery-section.tsx'
import { LazyPackingSlips } from './lazy-packing-slips.ts'
import { applyPendingLinesAtom } from './line-atoms.ts'
import { LineStatus } from './line-status.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { summarizeProgress } from './order-progress.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { getArrival, isLate, toFigures, toInvoice, toPurchasedLine } from './order-view.ts'
import { isCancellable } from './rules.ts'
import { StaffActions } from './staff-actions.tsx'
import { useOrderAnnouncement } from './use-order-announcement.ts'
import { useOrderUpdates } from './use-order-updates.ts'
import { usePrintSlips } from './use-print-slips.ts'

/** Only staff need it. */
const OrderHistory = lazy(async () => ({ default: (await import('./order-history.tsx')).OrderHistory }))

export type OrderContainerProps = {
  id: string
  /** When the page is opened, in milliseconds. By default the current time. */
  now?: number
  productHref: (slug: string) => string
  ordersHref: string
  /** The page about a customer, for staff. */
  customerHref: (id: string) => string
  onBack: () => void
  /** Renders the customer's addresses to choose from. Only called for the user's own orders. */
  addressPicker: DeliverySectionProps['renderPicker']
  /** Whether the user is an admin: shows the customer and the history, and lets them ship, note and print. */
  isStaff?: boolean
  /** Called when a note of staff becomes dirty or clean. */
  onNoteDirtyChange?: (isDirty: boolean) => void
  /** Adds the toys of the user's own order to the cart. */
  onBuyAgain: (order: Order) => Promise<void>
  /** Called after the user has cancelled the order. */
  onCancelled: () => void
  /** Illustration above 'No order found.' */
  emptyPicture?: ReactNode
}

/** The order page. */
export function OrderContainer({ id, ordersHref, emptyPicture, ...details }: OrderContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(orderAtom(id))
  useOrderUpdates()
  if (status === 'pending') return <OrderSkeleton />
  if (isNotFound(error)) return <OrderNotFound ordersHref={ordersHref} picture={emptyPicture} />
  if (!order)
    return <ErrorState heading="Order Details" text="The order could not be loaded." onRetry={() => refetch()} />
  return <OrderContent order={order} {...details} />
}

type OrderContentProps = Pick<
  OrderContainerProps,
  | 'now'
  | 'productHref'
  | 'customerHref'
  | 'onBack'
  | 'onBuyAgain'
  | 'onCancelled'
  | 'addressPicker'
  | 'isStaff'
  | 'onNoteDirtyChange'
> & {
  order: Order
}

function OrderContent({ order, productHref, customerHref, onBack, isStaff = false, ...props }: OrderContentProps) {
  const { onBuyAgain, onCancelled, addressPicker, onNoteDirtyChange } = props
  const [now] = useState(() => props.now ?? Date.now())
  const lines = useAtomValue(applyPendingLinesAtom)(order.products)
  // Customers see the status of the first line, as in their list.
  const progress = isStaff ? summarizeProgress(lines) : { status: order.status }
  const announcement = useOrderAnnouncement(order)
  const [invoiceOpen, setInvoiceOpen] = useState(false)
  const [isCancelOpen, setIsCancelOpen] = useState(false)
  const [isBuyingAgain, setBuyingAgain] = useState(false)
  const slip = usePrintSlips()
  const figures = <OrderFigures {...toFigures(order)} />

  async function buyAgain(): Promise<void> {
    setBuyingAgain(true)
    await onBuyAgain(order)
    setBuyingAgain(false)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <OrderDetails
        orderId={order._id}
        orderedOn={formatDate(order.created)}
        orderNumber={formatOrderNumber(order._id)}
        status={isStaff ? <OrderStatusBadge {...progress} /> : undefined}
        actions={isStaff ? <StaffActions order={order} onPrintSlip={slip.print} /> : undefined}
        arrival={getArrival(order, now)}
        late={isLate(order, now)}
        timeline={order.products.length > 0 ? <OrderTimeline status={progress.status} /> : undefined}
        // Staff have them below the items.
        figures={isStaff ? undefined : figures}
        onBack={onBack}
        onBuyAgain={order.isOwn && order.products.some(({ product }) => product) ? buyAgain : undefined}
        buyingAgain={isBuyingAgain}
        onCancel={isCancellable(order) ? () => setIsCancelOpen(true) : undefined}
        invoice={
          <Invoice
            {...toInvoice(order)}
            open={invoiceOpen}
            onOpenChange={setInvoiceOpen}
            onPrint={() => window.print()}
          />
        }
        customer={isStaff ? <CustomerSection {...order} customerHref={customerHref} /> : undefined}
        delivery={<DeliverySection order={order} renderPicker={addressPicker} />}
        items={
          <>
            <PurchasedItems
              items={lines.map((line) => ({
                ...toPurchasedLine(productHref)(line),
                ...(isStaff && {
                  sku: line.sku ?? undefined,
                  statusControl: <LineStatus order={order} line={line} onOrderCancelled={onCancelled} />,
                }),
              }))}
            />
            {isStaff ? <Card className="sm:ms-auto sm:w-96">{figures}</Card> : null}
          </>
        }
        history={
          isStaff ? (
            <Suspense fallback={<ListSkeleton rows={2} label="Loading the history" />}>
              <OrderHistory order={order} onDirtyChange={onNoteDirtyChange} />
            </Suspense>
          ) : undefined
        }
        className={slip.isPrinting ? 'print:hidden' : undefined}
      />
      {isStaff ? <LazyPackingSlips open={slip.isPrinting} orders={[order]} onClose={slip.finish} /> : null}
      <CancelDialog
        orderId={order._id}
        open={isCancelOpen}
        onClose={() => setIsCancelOpen(false)}
        onCancelled={onCancelled}
      />
    </>
  )
}
