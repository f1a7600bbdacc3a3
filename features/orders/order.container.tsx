import { isMissing } from '@whirligig/api'
import { formatDate, type Order } from '@whirligig/contract'
import { ErrorState, Invoice, OrderDetails, PurchasedItems } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { orderAtom } from './atoms.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { NoOrder } from './no-order.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { invoiceOf, purchasedLine } from './order-view.ts'
import { canCancel } from './rules.ts'

export type OrderContainerProps = {
  id: string
  productHref: (slug: string) => string
  ordersHref: string
  onBack: () => void
  /** The order was cancelled by its reader. */
  onCancelled: () => void
  /** The picture over 'No order found.' */
  emptyPicture?: ReactNode
}

/** An order by its id. */
export function OrderContainer({ id, ordersHref, emptyPicture, ...details }: OrderContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(orderAtom(id))
  if (status === 'pending') return <OrderSkeleton />
  if (isMissing(error)) return <NoOrder ordersHref={ordersHref} picture={emptyPicture} />
  if (!order) return <ErrorState text="The order could not be loaded." onRetry={() => refetch()} />
  return <Details order={order} {...details} />
}

type DetailsProps = Pick<OrderContainerProps, 'productHref' | 'onBack' | 'onCancelled'> & { order: Order }

function Details({ order, productHref, onBack, onCancelled }: DetailsProps) {
  const [invoiceOpen, setInvoiceOpen] = useState(false)
  const [question, setQuestion] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <OrderDetails
        orderId={order._id}
        orderedOn={formatDate(order.created)}
        status={order.status}
        onBack={onBack}
        onCancel={canCancel(order) ? () => setQuestion('open') : undefined}
        invoice={
          <Invoice {...invoiceOf(order)} open={invoiceOpen} onToggle={setInvoiceOpen} onPrint={() => window.print()} />
        }
        items={<PurchasedItems items={order.products.map(purchasedLine(productHref))} />}
      />
      {question === 'never' ? null : (
        <CancelQuestion
          orderId={order._id}
          open={question === 'open'}
          onClose={() => setQuestion('closed')}
          onCancelled={onCancelled}
        />
      )}
    </>
  )
}
