import type { Order } from '@whirligig/contract'
import type { ReactNode } from 'react'
import { OrderRow } from './order-row.tsx'

export type OrderRowsProps = {
  orders: readonly Order[]
  /** Whether other orders are loading. */
  loading: boolean
  orderHref: (id: string) => string
  /** Rendered when there are no orders. */
  empty: ReactNode
}

/** A card with a list of orders. */
export function OrderRows({ orders, loading, orderHref, empty }: OrderRowsProps) {
  if (orders.length === 0) return empty
  return (
    <ul
      aria-busy={loading || undefined}
      className="list-none divide-y divide-line overflow-hidden rounded-panel border border-line bg-card p-0 shadow-card"
    >
      {orders.map((order) => (
        <li key={order._id}>
          <OrderRow order={order} href={orderHref(order._id)} />
        </li>
      ))}
    </ul>
  )
}
