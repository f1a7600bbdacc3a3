import { isNotFound } from '@whirligig/core/http'
import { ErrorState, OrderSuccess, type OrderSuccessProps } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { orderAtom } from './atoms.ts'
import { Delivery, type DeliveryProps } from './delivery.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

export type OrderSuccessContainerProps = Omit<OrderSuccessProps, 'orderId' | 'delivery'> & {
  id: string
  /** The buyer's own addresses to choose from. */
  addressPicker: DeliveryProps['picker']
  /** The picture over 'No order found.' */
  emptyPicture?: ReactNode
}

/** Thanks for an order, once the server has it. */
export function OrderSuccessContainer({ id, emptyPicture, addressPicker, ...success }: OrderSuccessContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(orderAtom(id))
  if (status === 'pending') return <OrderSkeleton />
  if (isNotFound(error)) return <OrderNotFound ordersHref={success.ordersHref} picture={emptyPicture} />
  if (!order) return <ErrorState text="Your order could not be loaded." onRetry={() => refetch()} />
  return (
    <OrderSuccess
      orderId={order._id}
      delivery={<Delivery order={order} picker={addressPicker} question="Where should we send it?" />}
      {...success}
    />
  )
}
