import { formatDate, type Order } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { ErrorState, Invoice, OrderDetails, PurchasedItems } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { orderAtom } from './atoms.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { Delivery, type DeliveryProps } from './delivery.tsx'
import { optimisticLinesAtom } from './line-atoms.ts'
import { LineStatus } from './line-status.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { toInvoice, toPurchasedLine } from './order-view.ts'
import { isCancellable } from './rules.ts'
import { useOrderAnnouncement, useOrderUpdates } from './use-order-updates.ts'

export type OrderContainerProps = {
  id: string
  productHref: (slug: string) => string
  ordersHref: string
  onBack: () => void
  /** The reader's own addresses to choose from, where the order is theirs. */
  addressPicker: DeliveryProps['picker']
  /** The reader is an admin, who says where each line stands. */
  isStaff?: boolean
  /** The order was cancelled by its reader. */
  onCancelled: () => void
  /** The picture over 'No order found.' */
  emptyPicture?: ReactNode
}

/** An order by its id. */
export function OrderContainer({ id, ordersHref, emptyPicture, ...details }: OrderContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(orderAtom(id))
  useOrderUpdates()
  if (status === 'pending') return <OrderSkeleton />
  if (isNotFound(error)) return <OrderNotFound ordersHref={ordersHref} picture={emptyPicture} />
  if (!order) return <ErrorState text="The order could not be loaded." onRetry={() => refetch()} />
  return <Details order={order} {...details} />
}

type DetailsProps = Pick<
  OrderContainerProps,
  'productHref' | 'onBack' | 'onCancelled' | 'addressPicker' | 'isStaff'
> & {
  order: Order
}

function Details({ order, productHref, onBack, onCancelled, addressPicker, isStaff = false }: DetailsProps) {
  const lines = useAtomValue(optimisticLinesAtom)(order.products)
  const news = useOrderAnnouncement(order)
  const [invoiceOpen, setInvoiceOpen] = useState(false)
  const [question, setQuestion] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <OrderDetails
        orderId={order._id}
        orderedOn={formatDate(order.created)}
        status={order.status}
        onBack={onBack}
        onCancel={isCancellable(order) ? () => setQuestion('open') : undefined}
        invoice={
          <Invoice
            {...toInvoice(order)}
            open={invoiceOpen}
            onOpenChange={setInvoiceOpen}
            onPrint={() => window.print()}
          />
        }
        delivery={<Delivery order={order} picker={addressPicker} />}
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
      {question === 'never' ? null : (
        <CancelDialog
          orderId={order._id}
          open={question === 'open'}
          onClose={() => setQuestion('closed')}
          onCancelled={onCancelled}
        />
      )}
    </>
  )
}
