import type { MerchantOrder, Order } from '@whirligig/contract'
import { PackingSlip } from '@whirligig/ui'
import { toPackingSlip } from './order-view.ts'

/** The packing slips of orders, each on a page of its own. Only for print. */
export const PackingSlips = ({ orders }: { orders: readonly (Order | MerchantOrder)[] }) => (
  <div className="hidden print:block">
    {orders.map((order) => (
      <PackingSlip key={order._id} {...toPackingSlip(order)} className="not-last:break-after-page" />
    ))}
  </div>
)
