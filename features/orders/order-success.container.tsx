import { isNotFound } from '@whirligig/core/http'
import { ErrorState, OrderSuccess, type OrderSuccessProps } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { orderAtom } from './atoms.ts'
import { DeliverySection, type DeliverySectionProps } from './delivery-section.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

export type OrderSuccessContainerProps = Omit<OrderSuccessProps, 'orderId' | 'delivery'> & {
  id: string
  /** Renders the customer's addresses to choose from. */
  addressPicker: DeliverySectionProps['renderPicker']
  /** Illustration above 'No order found.' */
  emptyPicture?: ReactNode
}

/** The confirmation page after a purchase. */
export function OrderSuccessContainer({ id, emptyPicture, addressPicker, ...success }: OrderSuccessContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(orderAtom(id))
  if (status === 'pending') return <OrderSkeleton />
  if (isNotFound(error)) return <OrderNotFound ordersHref={success.ordersHref} picture={emptyPicture} />
  if (!order) return <ErrorState text="Your order could not be loaded." onRetry={() => refetch()} />
  return (
    <OrderSuccess
      orderId={order._id}
      delivery={<DeliverySection order={order} renderPicker={addressPicker} question="Where should we send it?" />}
      {...success}
    />
  )
}
