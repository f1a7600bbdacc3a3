import type { Order } from '@whirligig/contract'
import type { ReactNode } from 'react'
import { OrderRow } from './order-row.tsx'

export type OrderRowsProps = {
  orders: readonly Order[]
  /** Others are on their way. */
  busy: boolean
  orderHref: (id: string) => string
  /** What stands in place of no rows. */
  empty: ReactNode
}

/** Orders on one card. */
export function OrderRows({ orders, busy, orderHref, empty }: OrderRowsProps) {
  if (orders.length === 0) return empty
  return (
    <ul
      aria-busy={busy || undefined}
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
