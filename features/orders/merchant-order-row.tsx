import { formatCount, formatDate, formatOrderNumber, formatPrice, type MerchantOrder } from '@whirligig/contract'
import { OrderStatusBadge } from '@whirligig/ui'
import { summarizeProgress } from './order-progress.ts'
import { getItemCount } from './rules.ts'

export type MerchantOrderRowProps = {
  order: MerchantOrder
  href: string
}

/** The merchant's part of an order in a list: what to pack and for whom. The whole row is one link. */
export function MerchantOrderRow({ order, href }: MerchantOrderRowProps) {
  const packed = order.products.filter(({ status }) => status !== 'Cancelled')
  return (
    <article className="group/order relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-sun-pale sm:px-5 md:grid-cols-[8.5rem_minmax(0,11rem)_minmax(0,1fr)_auto_5.5rem]">
      <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
        <a
          href={href}
          className="text-sky-text no-underline underline-offset-4 whitespace-nowrap tabular-nums group-hover/order:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sky"
        >
          <span className="sr-only">Order </span>
          {formatOrderNumber(order._id)}
        </a>
        <span className="block text-sm font-normal text-ink-soft">{formatDate(order.created)}</span>
      </h2>
      <OrderStatusBadge {...summarizeProgress(order.products)} className="justify-self-end md:order-4 md:self-center" />
      <p className="min-w-0 truncate font-semibold max-md:col-span-2 md:order-2 md:self-center">
        <span className="sr-only">Customer: </span>
        {order.customerName ?? 'Deleted account'}
      </p>
      <p className="min-w-0 text-sm text-ink-soft md:order-3 md:line-clamp-2 md:self-center">
        <span className="sr-only">{formatCount(getItemCount({ products: packed }), 'toy')}: </span>
        {packed.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ') || 'Nothing to pack'}
      </p>
      <p className="justify-self-end font-semibold whitespace-nowrap tabular-nums md:order-5 md:self-center">
        {formatPrice(order.totalWithTax)}
      </p>
    </article>
  )
}
