import { formatDate, type Order } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { ErrorState, Invoice, OrderDetails, PurchasedItems } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { orderAtom } from './atoms.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DeliverySection, type DeliverySectionProps } from './delivery-section.tsx'
import { applyPendingLinesAtom } from './line-atoms.ts'
import { LineStatus } from './line-status.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { toInvoice, toPurchasedLine } from './order-view.ts'
import { isCancellable } from './rules.ts'
import { useOrderAnnouncement } from './use-order-announcement.ts'
import { useOrderUpdates } from './use-order-updates.ts'

export type OrderContainerProps = {
  id: string
  productHref: (slug: string) => string
  ordersHref: string
  onBack: () => void
  /** Renders the customer's addresses to choose from. Only called for the user's own orders. */
  addressPicker: DeliverySectionProps['renderPicker']
  /** Whether the user is an admin and can set the status of each line. */
  isStaff?: boolean
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
  if (!order) return <ErrorState text="The order could not be loaded." onRetry={() => refetch()} />
  return <OrderContent order={order} {...details} />
}

type OrderContentProps = Pick<
  OrderContainerProps,
  'productHref' | 'onBack' | 'onCancelled' | 'addressPicker' | 'isStaff'
> & {
  order: Order
}

function OrderContent({ order, productHref, onBack, onCancelled, addressPicker, isStaff = false }: OrderContentProps) {
  const lines = useAtomValue(applyPendingLinesAtom)(order.products)
  const announcement = useOrderAnnouncement(order)
  const [invoiceOpen, setInvoiceOpen] = useState(false)
  const [isCancelOpen, setIsCancelOpen] = useState(false)
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <OrderDetails
        orderId={order._id}
        orderedOn={formatDate(order.created)}
        status={order.status}
        onBack={onBack}
        onCancel={isCancellable(order) ? () => setIsCancelOpen(true) : undefined}
        invoice={
          <Invoice
            {...toInvoice(order)}
            open={invoiceOpen}
            onOpenChange={setInvoiceOpen}
            onPrint={() => window.print()}
          />
        }
        delivery={<DeliverySection order={order} renderPicker={addressPicker} />}
        items={
          <PurchasedItems
            items={lines.map((line) => ({
              ...toPurchasedLine(productHref)(line),
              statusControl: isStaff ? (
                <LineStatus order={order} line={line} onOrderCancelled={onCancelled} />
              ) : undefined,
            }))}
          />
        }
      />
      <CancelDialog
        orderId={order._id}
        open={isCancelOpen}
        onClose={() => setIsCancelOpen(false)}
        onCancelled={onCancelled}
      />
    </>
  )
}
