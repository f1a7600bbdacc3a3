import { formatOrderNumber } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { ErrorState, OrderFigures, OrderSuccess, type OrderSuccessProps } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { orderAtom } from './atoms.ts'
import { BoughtItems } from './bought-items.tsx'
import { DeliverySection, type DeliverySectionProps } from './delivery-section.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderSuccessSkeleton } from './order-skeleton.tsx'
import { getArrival, toFigures } from './order-view.ts'
import { isAddressEditable } from './rules.ts'

export type OrderSuccessContainerProps = Omit<
  OrderSuccessProps,
  'orderNumber' | 'arrival' | 'delivery' | 'needsAddress' | 'items' | 'figures'
> & {
  id: string
  /** When the page is opened, in milliseconds. By default the current time. */
  now?: number
  /** Renders the customer's addresses to choose from. */
  addressPicker: DeliverySectionProps['renderPicker']
  /** Illustration above 'No order found.' */
  emptyPicture?: ReactNode
}

/** The confirmation page after a purchase. */
export function OrderSuccessContainer({
  id,
  now,
  emptyPicture,
  addressPicker,
  ...success
}: OrderSuccessContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(orderAtom(id))
  const [openedAt] = useState(() => now ?? Date.now())
  if (status === 'pending') return <OrderSuccessSkeleton illustration={success.illustration} />
  if (isNotFound(error)) return <OrderNotFound ordersHref={success.ordersHref} picture={emptyPicture} />
  if (!order)
    return <ErrorState heading="Your order" text="Your order could not be loaded." onRetry={() => refetch()} />
  return (
    <OrderSuccess
      orderNumber={formatOrderNumber(order._id)}
      arrival={getArrival(order, openedAt)}
      needsAddress={!order.deliveryAddress && isAddressEditable(order)}
      items={<BoughtItems lines={order.products} />}
      figures={<OrderFigures {...toFigures(order)} />}
      delivery={<DeliverySection order={order} renderPicker={addressPicker} question="Where should we send it?" />}
      {...success}
    />
  )
}
