import { DEFAULT_IMAGE, formatCount, formatDate, formatOrderNumber, formatPrice, type Order } from '@whirligig/contract'
import { OrderStatusBadge, Picture } from '@whirligig/ui'
import { toLinePicture } from './order-view.ts'
import { getItemCount } from './rules.ts'

export type OrderRowProps = {
  order: Order
  href: string
}

/** An order in a list. The whole row is one link; on phones it has two lines. */
export function OrderRow({ order, href }: OrderRowProps) {
  const firstLine = order.products[0]
  const picture = firstLine ? toLinePicture(firstLine) : { src: DEFAULT_IMAGE.orderLine }
  return (
    <article className="group/order relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3.5 hover:bg-sun-pale max-[18rem]:grid-cols-1 sm:px-5 lg:grid-cols-[3.5rem_minmax(0,1fr)_7.5rem_6rem]">
      <Picture
        {...picture}
        sizes="39px"
        alt=""
        className="row-span-2 size-14 self-start rounded-control max-[18rem]:row-span-1 lg:row-span-1 lg:self-center"
      />
      <div className="col-span-2 min-w-0 max-[18rem]:col-span-1 lg:col-span-1">
        <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
          <a
            href={href}
            className="text-sky-text no-underline underline-offset-4 whitespace-nowrap tabular-nums group-hover/order:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sky"
          >
            <span className="sr-only">Order </span>
            {formatOrderNumber(order._id)}
          </a>
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          <span>{formatDate(order.created)}</span>
          <span aria-hidden="true"> · </span>
          <span>{formatCount(getItemCount(order), 'toy')}</span>
        </p>
      </div>
      <p className="font-display text-lg font-semibold whitespace-nowrap tabular-nums lg:order-last lg:justify-self-end">
        {formatPrice(order.totalWithTax)}
      </p>
      <OrderStatusBadge
        status={order.status}
        className="justify-self-end max-[18rem]:justify-self-start lg:justify-self-start"
      />
    </article>
  )
}
